import { Link } from '@tanstack/react-router';
import type { KeptStore } from '../../platform/store-data';
import { buttonLook } from '../../ui/button-look';
import { PageHeading } from '../../ui/PageHeading';
import { FulfilmentModes } from '../stores/FulfilmentModes';
import { StorePicture } from '../stores/StorePicture';
import css from './StoreHero.module.css';

const greeting =
  'Good bottles from people we know, kept cool and dark, and handed over with a word about ' +
  'what to drink them with.';

/** A store's front: its picture, its words, and the ways in. */
export const StoreHero = ({ store }: { store: KeptStore }) => (
  <section className={css.hero}>
    <div className={css.words}>
      <p className={css.city}>
        {store.city}, {store.state}
      </p>
      <PageHeading lead={greeting}>{store.name}</PageHeading>
      <div className={css.ways}>
        <Link {...buttonLook({ size: 'large' })} to="/products">
          See the shelves
        </Link>
        <Link {...buttonLook({ size: 'large', variant: 'secondary' })} to="/wine-set">
          Wine sets
        </Link>
      </div>
      <div className={css.store}>
        <FulfilmentModes modes={store.modes} />
        <p className={css.address}>
          {store.address}, {store.city} {store.zip} ·{' '}
          <a className={css.phone} href={`tel:${store.phone.replaceAll(' ', '')}`}>
            {store.phone}
          </a>
        </p>
      </div>
    </div>
    <div className={css.picture}>
      <StorePicture store={store} large />
    </div>
  </section>
);
