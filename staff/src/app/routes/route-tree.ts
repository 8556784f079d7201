import { comingInRoutes } from './coming-in';
import { goodsRoutes } from './goods';
import { main, rootRoute } from './main-route';
import { ordersRoutes } from './orders';
import { peopleRoutes } from './people';
import { reportRoutes } from './reports';
import { shopRoutes } from './shop';
import { stockRoutes } from './stock';

export const routeTree = rootRoute.addChildren([
  ...comingInRoutes,
  main.addChildren([
    ...ordersRoutes,
    ...peopleRoutes,
    ...goodsRoutes,
    ...stockRoutes,
    ...reportRoutes,
    ...shopRoutes,
  ]),
]);
