import { Link } from '@tanstack/react-router';
import { shopLinks } from '../../app/links';
import { PageTitle } from '../../app/PageTitle';
import type { KeptStore } from '../../platform/store-data';
import { buttonLook } from '../../ui/button-look';
import { PageHeading } from '../../ui/PageHeading';
import { StorePicture } from '../stores/StorePicture';
import css from './StoreHome.module.css';

const greeting =
  'Good bottles from people we know, kept cool and dark, and handed over with a word about ' +
  'what to drink them with.';

/** A store's front: its picture, its words, and the ways in. */
export const StoreHome = ({ store }: { store: KeptStore }) => (
  <div className={css.home}>
    <PageTitle>{`${store.name}, ${store.city}`}</PageTitle>
    <section className={css.hero}>
      <div className={css.words}>
        <p className={css.city}>
          {store.city}, {store.state}
        </p>
        <PageHeading lead={greeting}>{store.name}</PageHeading>
        <p className={css.address}>
          {store.address}, {store.city} {store.zip} ·{' '}
          <a className={css.phone} href={`tel:${store.phone.replaceAll(' ', '')}`}>
            {store.phone}
          </a>
        </p>
        <Link {...buttonLook({ size: 'large' })} to="/products">
          See the shelves
        </Link>
      </div>
      <div className={css.picture}>
        <StorePicture store={store} large />
      </div>
    </section>
    <nav aria-label="Departments" className={css.ways}>
      {shopLinks.map(({ to, label }) => (
        <Link key={to} to={to} className={css.way}>
          {label}
        </Link>
      ))}
    </nav>
  </div>
);
