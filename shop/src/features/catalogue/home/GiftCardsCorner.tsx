import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { picturePath } from 'contract/platform/pictures';
import css from './GiftCardsCorner.module.css';

const designs = ['gift-card-sparkling', 'gift-card-door', 'gift-card-vineyard'];

/** For whoever does not know which bottle it should be. */
export const GiftCardsCorner = () => (
  <section className={css.corner}>
    <div className={css.words}>
      <h2 className={css.title}>Let them choose</h2>
      <p>
        A gift card of ten to five hundred dollars, on a design that suits the day, sent when you say and
        spent when they like.
      </p>
      <Link {...buttonLook()} to="/gift-card">
        Gift cards
      </Link>
    </div>
    <div className={css.cards}>
      {designs.map((design) => (
        <img
          key={design}
          className={css.card}
          src={picturePath(design, 600)}
          alt=""
          width={600}
          height={380}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  </section>
);
