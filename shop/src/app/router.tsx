import '../platform/customer-calls';
import './cart-of-chosen-store';

import { createRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FaultScreen } from './FaultScreen';
import { mainRoute } from './routes/main-route';
import { pageRoutes } from './routes/page-routes';
import { profileRoutes } from './routes/profile-routes';
import { publicRoutes } from './routes/public-routes';
import { rootRoute } from './routes/root-route';
import { parseSearch, stringifySearch } from './routes/search';
import { shopRoutes } from './routes/shop-routes';

// Loaded after the first page, whose own HTML contains its shape.
const RouteSkeleton = lazy(() =>
  import('./RouteSkeleton').then(({ RouteSkeleton }) => ({ default: RouteSkeleton })),
);
const Coming = () => (
  <Suspense>
    <RouteSkeleton />
  </Suspense>
);

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  mainRoute.addChildren([...shopRoutes, ...pageRoutes, ...profileRoutes]),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  trailingSlash: 'preserve',
  defaultPreload: 'intent',
  // A press that only narrows what is shown must not lose the page it was made on.
  defaultPendingMs: 200,
  defaultPendingComponent: Coming,
  defaultErrorComponent: FaultScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
