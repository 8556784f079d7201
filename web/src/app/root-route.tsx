import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { Toaster } from '../ui/Toaster';
import { FaultScreen } from './FaultScreen';
import { NotFoundScreen } from './NotFoundScreen';

function Shell() {
  return (
    <>
      <Outlet />
      {!import.meta.env.SSR && <Toaster />}
    </>
  );
}

const BareNotFound = () => (
  <main>
    <NotFoundScreen />
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
