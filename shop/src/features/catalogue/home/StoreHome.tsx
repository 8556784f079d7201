import { useQuery } from '@tanstack/react-query';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { lazy, Suspense } from 'react';
import type { KeptStore } from '../../../platform/store-data';
import { Front } from './Front';
import { FrontSkeleton, ShelvesSkeleton } from './HomeSkeleton';
import { homeQuery } from './home.api';
import css from './StoreHome.module.css';
import { StoreStrip } from './StoreStrip';

const BelowCampaign = lazy(() =>
  import('./BelowCampaign').then(({ BelowCampaign }) => ({ default: BelowCampaign })),
);

/** A store's home: what the season asks for, what the customer has begun, and the ways to the shelves. */
export function StoreHome({ store }: { store: KeptStore }) {
  return (
    <div className={css.home}>
      <PageTitle>{`${store.name}, ${store.city}`}</PageTitle>
      <StoreStrip store={store} />
      <Window store={store} />
    </div>
  );
}

function Window({ store }: { store: KeptStore }) {
  const home = useQuery(homeQuery(store.id));
  const ready = !home.isPending;
  // A new element once the campaign is there, because a new element does not count as one that has moved.
  const meanwhile = <ShelvesSkeleton key={ready ? 'below the campaign' : 'with it'} />;
  return (
    <>
      {ready ? <Front store={store} campaign={home.data?.campaign} /> : <FrontSkeleton />}
      <Suspense fallback={meanwhile}>
        <BelowCampaign store={store} home={home} meanwhile={meanwhile} />
      </Suspense>
    </>
  );
}
