import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { salesSearch } from '../../features/reports/sales-search';
import { main } from './main-route';

const sales = createRoute({
  getParentRoute: () => main,
  path: 'reports/sales',
  staticData: { needs: 'reports.see' },
  validateSearch: salesSearch,
  component: lazyRouteComponent(() => import('../../features/reports/SalesScreen'), 'SalesScreen'),
});

export const reportRoutes = [sales] as const;
