import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { deliveriesSearch } from '../../features/orders/deliveries/deliveries-search';
import { paperSearch } from '../../features/orders/paper/paper-search';
import { ordersOfWalk } from '../../features/orders/picking/orders-of-walk';
import { queueView } from '../../features/orders/queue-view';
import { wholeFrom1 } from './in-address';
import { main } from './main-route';

const first = createRoute({
  getParentRoute: () => main,
  path: '/',
  staticData: { needs: null },
  // Most people come for what has to be done.
  beforeLoad: () => {
    throw redirect({ to: '/orders', replace: true });
  },
});

const orders = createRoute({
  getParentRoute: () => main,
  path: 'orders',
  staticData: { needs: 'orders.see' },
  validateSearch: queueView,
  component: lazyRouteComponent(() => import('../../features/orders/QueueScreen'), 'QueueScreen'),
});

const order = createRoute({
  getParentRoute: () => main,
  path: 'orders/$number',
  staticData: { needs: 'orders.see' },
  component: lazyRouteComponent(() => import('../../features/orders/OrderScreen'), 'OrderScreen'),
});

const walk = createRoute({
  getParentRoute: () => main,
  path: 'orders/walk',
  staticData: { needs: 'orders.move' },
  validateSearch: ordersOfWalk,
  component: lazyRouteComponent(() => import('../../features/orders/picking/WalkScreen'), 'WalkScreen'),
});

const pick = createRoute({
  getParentRoute: () => main,
  path: 'orders/$number/pick',
  staticData: { needs: 'orders.move' },
  component: lazyRouteComponent(() => import('../../features/orders/picking/PickScreen'), 'PickScreen'),
});

const deliveries = createRoute({
  getParentRoute: () => main,
  path: 'deliveries',
  staticData: { needs: 'orders.move' },
  validateSearch: deliveriesSearch,
  component: lazyRouteComponent(
    () => import('../../features/orders/deliveries/DeliveriesScreen'),
    'DeliveriesScreen',
  ),
});

const paper = createRoute({
  getParentRoute: () => main,
  path: 'paper',
  staticData: { needs: 'orders.see' },
  validateSearch: paperSearch,
  component: lazyRouteComponent(() => import('../../features/orders/paper/PaperScreen'), 'PaperScreen'),
});

const today = createRoute({
  getParentRoute: () => main,
  path: 'today',
  staticData: { needs: 'reports.see' },
  validateSearch: (search: Record<string, unknown>): { store?: number | undefined } => ({
    store: wholeFrom1(search.store),
  }),
  component: lazyRouteComponent(() => import('../../features/today/TodayScreen'), 'TodayScreen'),
});

export const ordersRoutes = [first, orders, order, walk, pick, deliveries, paper, today] as const;
