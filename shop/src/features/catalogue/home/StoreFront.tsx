import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { KeptStore } from '../../../platform/store-data';
import { StorePicture } from '../../stores/StorePicture';
import css from './StoreFront.module.css';

/** Where there is no campaign today the store itself stands there. */
export const StoreFront = ({ store }: { store: KeptStore }) => (
  <section className={css.front} aria-labelledby="store-front">
    <div className={css.words}>
      <h2 id="store-front" className={css.title}>
        Good bottles from people we know
      </h2>
      <p className={css.lead}>
        We keep them cool and dark, and we’ll tell you what to drink them with. Come by, or have them brought
        to you.
      </p>
      <div className={css.ways}>
        <Link {...buttonLook({ size: 'large' })} to="/products">
          Shop everything
        </Link>
        <Link {...buttonLook({ size: 'large', variant: 'secondary' })} to="/wine-set">
          Wine sets
        </Link>
      </div>
    </div>
    <div className={css.picture}>
      <StorePicture store={store} large />
    </div>
  </section>
);
