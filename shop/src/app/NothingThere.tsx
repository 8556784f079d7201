import { lazy, Suspense } from 'react';

// Few come to it: it is not fetched before the shelves.
const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen').then(({ NotFoundScreen }) => ({ default: NotFoundScreen })),
);

export const NothingThere = () => (
  <Suspense>
    <NotFoundScreen />
  </Suspense>
);
