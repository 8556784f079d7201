import { Link } from '@tanstack/react-router';
import { formatMoney, plural } from 'browser/formats/format';
import { classNames } from 'browser/ui/class-names';
import cover from 'browser/ui/lists/covering-link.module.css';
import { Badge } from 'browser/ui/values/Badge';
import { Price } from 'browser/ui/values/Price';
import type { WineSetCard } from 'contract/catalogue/cards';
import type { ReactNode } from 'react';
import { StockMark } from './marks';
import shelf from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture';
import css from './SetCard.module.css';

type Props = {
  set: WineSetCard;
  /** The level of its name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** Among those that are seen first: its picture does not wait to come into view. */
  first?: boolean;
  /** In the corner of the picture: whether it is wished for. */
  heart: ReactNode;
  /** What can be done with it, below the price. */
  children: ReactNode;
};

const shownWidth = '(width < 48rem) 45vw, (width < 64rem) 30vw, 260px';

/** A set as it stands on any shelf. All of it leads to the set; the heart lies beside the link. */
export const SetCard = ({ set, heading: Heading = 'h3', first, heart, children }: Props) => (
  <article className={classNames(shelf.card, css.set)} data-out={set.stock === 'out' || undefined}>
    <div className={shelf.ground}>
      <ProductPicture imageId={set.image_id} standIn={set.stand_in} sizes={shownWidth} first={first} />
      {set.parts_price > set.price && (
        <div className={css.saving}>
          <Badge tone="brand">Saves {formatMoney(set.parts_price - set.price)}</Badge>
        </div>
      )}
    </div>
    <div className={shelf.words}>
      <p className={shelf.above}>{plural(set.pieces, { one: '# bottle', other: '# bottles' })}</p>
      <Heading className={shelf.name}>
        <Link className={cover.link} to="/WineSetDetail/$id" params={{ id: `${set.id}` }}>
          {set.name}
        </Link>
      </Heading>
      <p className={css.description}>{set.description}</p>
    </div>
    <div className={shelf.heart}>{heart}</div>
    <div className={shelf.offer}>
      <Price cents={set.price} compareAtCents={set.parts_price} />
      <StockMark offer={set} />
      {children}
    </div>
  </article>
);
