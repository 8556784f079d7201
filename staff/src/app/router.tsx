// Before anything is asked.
import '../platform/staff-calls';

import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { leave, whenLoggedOut } from '../platform/staff-calls';
import { FaultScreen } from './FaultScreen';
import { routeTree } from './routes/route-tree';

/** The application's router; without a history it follows the browser's. */
export function openRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultErrorComponent: FaultScreen,
    scrollRestoration: true,
  });

  // While a page is being opened, its guard leads to the log-in.
  whenLoggedOut(() => {
    const { status, location } = router.state;
    if (status !== 'idle' || location.pathname === '/login') return;
    void router.navigate({ to: '/login', search: { back: location.href } }).then(leave);
  });

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusPageHeading();
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>;
  }
}
