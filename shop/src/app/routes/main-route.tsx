import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { askToLogIn } from './guard';
import { rootRoute } from './root-route';

/** Everything that a customer sees: guarded, inside the layout. */
export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  beforeLoad: ({ location, matches }) => askToLogIn({ location, matches }),
  component: lazyRouteComponent(() => import('../layout/MainLayout'), 'MainLayout'),
});
