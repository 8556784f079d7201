import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { activitySearch } from '../../features/reports/activity-search';
import { periodSearch } from '../../features/reports/period-search';
import { salesSearch } from '../../features/reports/sales-search';
import { unsoldSearch } from '../../features/reports/unsold-search';
import { main } from './main-route';

const sales = createRoute({
  getParentRoute: () => main,
  path: 'reports/sales',
  staticData: { needs: 'reports.see' },
  validateSearch: salesSearch,
  component: lazyRouteComponent(() => import('../../features/reports/SalesScreen'), 'SalesScreen'),
});

const shipments = createRoute({
  getParentRoute: () => main,
  path: 'reports/shipments',
  staticData: { needs: 'reports.see' },
  validateSearch: periodSearch,
  component: lazyRouteComponent(() => import('../../features/reports/ShipmentsScreen'), 'ShipmentsScreen'),
});

const taxes = createRoute({
  getParentRoute: () => main,
  path: 'reports/taxes',
  staticData: { needs: 'reports.see' },
  validateSearch: periodSearch,
  component: lazyRouteComponent(() => import('../../features/reports/TaxesScreen'), 'TaxesScreen'),
});

const fairness = createRoute({
  getParentRoute: () => main,
  path: 'reports/fairness',
  staticData: { needs: 'reports.see' },
  validateSearch: periodSearch,
  component: lazyRouteComponent(() => import('../../features/reports/FairnessScreen'), 'FairnessScreen'),
});

const activity = createRoute({
  getParentRoute: () => main,
  path: 'reports/activity',
  staticData: { needs: 'acts.see' },
  validateSearch: activitySearch,
  component: lazyRouteComponent(() => import('../../features/reports/ActivityScreen'), 'ActivityScreen'),
});

const unsold = createRoute({
  getParentRoute: () => main,
  path: 'reports/unsold',
  staticData: { needs: 'reports.see' },
  validateSearch: unsoldSearch,
  component: lazyRouteComponent(() => import('../../features/reports/UnsoldScreen'), 'UnsoldScreen'),
});

export const reportRoutes = [sales, shipments, taxes, unsold, fairness, activity] as const;
