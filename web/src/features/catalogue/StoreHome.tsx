import { PageTitle } from '../../app/PageTitle';
import type { KeptStore } from '../../platform/store-data';
import { GiftCardsCorner } from './GiftCardsCorner';
import { HomeShelves } from './HomeShelves';
import { RecentlyViewed } from './RecentlyViewed';
import { StoreHero } from './StoreHero';
import css from './StoreHome.module.css';

/** A store's front, and what it has put in the window. */
export const StoreHome = ({ store }: { store: KeptStore }) => (
  <div className={css.home}>
    <PageTitle>{`${store.name}, ${store.city}`}</PageTitle>
    <StoreHero store={store} />
    <HomeShelves storeId={store.id} />
    <GiftCardsCorner />
    <RecentlyViewed storeId={store.id} />
  </div>
);
