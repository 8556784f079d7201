import { useRouterState } from '@tanstack/react-router';
import { PageSkeleton } from 'browser/ui/page/PageSkeleton';
import { shapeOf } from './page-shapes';

/** The shape of the page that is coming. */
export function RouteSkeleton() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <PageSkeleton shape={shapeOf(path)} />;
}
