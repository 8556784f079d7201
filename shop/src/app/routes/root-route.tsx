import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FaultScreen } from '../FaultScreen';
import { NothingThere } from '../NothingThere';

// It has nothing to show at first: it comes when the page stands.
const Toaster = lazy(() =>
  import('browser/ui/feedback/Toaster').then(({ Toaster }) => ({ default: Toaster })),
);

function Shell() {
  return (
    <>
      <Outlet />
      <Suspense>{!import.meta.env.SSR && <Toaster />}</Suspense>
    </>
  );
}

const BareNotFound = () => (
  <main>
    <NothingThere />
  </main>
);

const BareFault = (props: ErrorComponentProps) => (
  <main>
    <FaultScreen {...props} />
  </main>
);

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: BareNotFound,
  errorComponent: BareFault,
});
