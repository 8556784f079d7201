import { createRouter } from '@tanstack/react-router';
import { keptPlaceOf } from '../platform/kept-places';
import { focusPageHeading } from '../ui/heading-focus';
import { FaultScreen } from './FaultScreen';
import { mainRoute } from './main-route';
import { PageSkeleton } from './PageSkeleton';
import { pageRoutes } from './page-routes';
import { profileRoutes } from './profile-routes';
import { publicRoutes } from './public-routes';
import { rootRoute } from './root-route';
import { parseSearch, stringifySearch } from './search';
import { shopRoutes } from './shop-routes';

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
  defaultPendingMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: FaultScreen,
});

router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
  if (!pathChanged) return;
  // Whoever comes from elsewhere with the address of a section is led to it.
  if (fromLocation || !toLocation.hash) window.scrollTo(0, keptPlaceOf(toLocation.state.__TSR_key));
  if (fromLocation) focusPageHeading();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
