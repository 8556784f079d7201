import { Outlet } from '@tanstack/react-router';
import { ServerData } from 'browser/calls/ServerData';
import { lazy, Suspense } from 'react';

// It has nothing to show at first: it comes when the page stands.
const Toaster = lazy(() =>
  import('browser/ui/feedback/Toaster').then(({ Toaster }) => ({ default: Toaster })),
);

export const Shell = () => (
  <ServerData>
    <Outlet />
    <Suspense>
      <Toaster />
    </Suspense>
  </ServerData>
);
