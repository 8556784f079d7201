import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { queries } from 'browser/calls/queries';
import { notLoggedIn } from 'contract/platform/envelope';
import { sessionLocked } from 'contract/staff';
import type { StaffKey } from 'contract/staff/roles';
import { meQuery } from '../../platform/me';
import { FaultScreen } from '../FaultScreen';
import { NothingThere } from '../NothingThere';
import { Shell } from '../Shell';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The key that its calls ask for; null where everybody may come. */
    needs: StaffKey | null;
  }
}

export const rootRoute = createRootRoute({
  staticData: { needs: null },
  component: Shell,
  notFoundComponent: NothingThere,
  errorComponent: FaultScreen,
});

const isRefusedWith = (error: unknown, { code }: { code: string }) =>
  error instanceof CallError && error.code === code;

/** Everything behind it needs somebody who is logged in; the layout covers it while the session is locked. */
export const main = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  staticData: { needs: null },
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(meQuery);
    } catch (error) {
      if (isRefusedWith(error, notLoggedIn))
        throw redirect({ to: '/login', search: { back: location.href }, replace: true });
      if (!isRefusedWith(error, sessionLocked)) throw error;
    }
  },
  component: lazyRouteComponent(() => import('../MainLayout'), 'MainLayout'),
});
