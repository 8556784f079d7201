import { Link } from '@tanstack/react-router';
import { shopLinks } from '../../app/links';
import { PageTitle } from '../../app/PageTitle';
import type { KeptStore } from '../../platform/store-data';
import { buttonLook } from '../../ui/button-look';
import { PageHeading } from '../../ui/PageHeading';
import css from './StoreHome.module.css';

/** A store's front: its picture, its words, and the ways in. */
export const StoreHome = ({ store }: { store: KeptStore }) => (
  <div className={css.home}>
    <PageTitle>{`${store.name}, ${store.city}`}</PageTitle>
    <section className={css.hero}>
      <div className={css.words}>
        <p className={css.city}>
          {store.city}, {store.state}
        </p>
        <PageHeading lead="Good bottles from people we know, kept cool and dark, and handed over with a word about what to drink them with.">
          {store.name}
        </PageHeading>
        <p className={css.address}>
          {store.address}, {store.city} {store.zip} ·{' '}
          <a href={`tel:${store.phone.replaceAll(' ', '')}`}>{store.phone}</a>
        </p>
        <Link {...buttonLook({ size: 'large' })} to="/products">
          See the shelves
        </Link>
      </div>
      <img
        className={css.picture}
        src={`/files/${store.image_id ?? 'store-default'}?w=1200`}
        srcSet={[600, 800, 1200]
          .map((width) => `/files/${store.image_id ?? 'store-default'}?w=${width} ${width}w`)
          .join(', ')}
        sizes="(width < 64rem) 100vw, 640px"
        alt={`The shop front of ${store.name}`}
        width={1200}
        height={800}
        fetchPriority="high"
      />
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
