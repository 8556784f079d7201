import { lazy, Suspense } from 'react';
import { PageTitle } from '../../app/PageTitle';
import { type KeptStore, useStoreData } from '../../platform/store-data';
import { GiftCardsCorner } from './GiftCardsCorner';
import { HomeShelves } from './HomeShelves';
import { RecentlyViewed } from './RecentlyViewed';
import { StoreHero } from './StoreHero';
import css from './StoreHome.module.css';

// Below the shelves: it comes after them.
const HomeLottery = lazy(() =>
  import('../lottery/HomeLottery').then(({ HomeLottery }) => ({ default: HomeLottery })),
);

/** A store's front, and what it has put in the window. */
export function StoreHome({ store }: { store: KeptStore }) {
  const chosen = useStoreData(({ lotteryStore }) => lotteryStore);
  const lotteryStore = store.has_lottery ? store : chosen;
  return (
    <div className={css.home}>
      <PageTitle>{`${store.name}, ${store.city}`}</PageTitle>
      <StoreHero store={store} />
      <HomeShelves storeId={store.id} />
      {lotteryStore && (
        <Suspense fallback={<div className={css.lottery} />}>
          <div className={css.lottery}>
            <HomeLottery key={lotteryStore.id} store={lotteryStore} />
          </div>
        </Suspense>
      )}
      <GiftCardsCorner />
      <RecentlyViewed storeId={store.id} />
    </div>
  );
}
