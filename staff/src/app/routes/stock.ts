import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { countsSearch } from '../../features/stock/counting/counts-search';
import { labelsSearch } from '../../features/stock/labels/labels-search';
import { stockSearch } from '../../features/stock/stock-search';
import { suppliersSearch, supplySearch } from '../../features/stock/supply/supply-search';
import { transfersSearch } from '../../features/stock/transfers/transfers-search';
import { main } from './main-route';

const stock = createRoute({
  getParentRoute: () => main,
  path: 'stock',
  staticData: { needs: 'stock.see' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(() => import('../../features/stock/StockScreen'), 'StockScreen'),
});

const receiving = createRoute({
  getParentRoute: () => main,
  path: 'stock/receive',
  staticData: { needs: 'stock.receive' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/receiving/ReceiveScreen'),
    'ReceiveScreen',
  ),
});

const labels = createRoute({
  getParentRoute: () => main,
  path: 'stock/labels',
  staticData: { needs: 'stock.see' },
  validateSearch: labelsSearch,
  component: lazyRouteComponent(() => import('../../features/stock/labels/LabelsScreen'), 'LabelsScreen'),
});

const counts = createRoute({
  getParentRoute: () => main,
  path: 'stock/counts',
  staticData: { needs: 'stock.count' },
  validateSearch: countsSearch,
  component: lazyRouteComponent(() => import('../../features/stock/counting/CountsScreen'), 'CountsScreen'),
});

const count = createRoute({
  getParentRoute: () => main,
  path: 'stock/counts/$id',
  staticData: { needs: 'stock.count' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(() => import('../../features/stock/counting/CountScreen'), 'CountScreen'),
});

const transfers = createRoute({
  getParentRoute: () => main,
  path: 'stock/transfers',
  staticData: { needs: 'stock.see' },
  validateSearch: transfersSearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/transfers/TransfersScreen'),
    'TransfersScreen',
  ),
});

const transfer = createRoute({
  getParentRoute: () => main,
  path: 'stock/transfers/$id',
  staticData: { needs: 'stock.see' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/transfers/TransferScreen'),
    'TransferScreen',
  ),
});

const supply = createRoute({
  getParentRoute: () => main,
  path: 'stock/supply',
  staticData: { needs: 'stock.receive' },
  validateSearch: supplySearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/supply/SupplyOrdersScreen'),
    'SupplyOrdersScreen',
  ),
});

const supplyOrder = createRoute({
  getParentRoute: () => main,
  path: 'stock/supply/$id',
  staticData: { needs: 'stock.receive' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/supply/SupplyOrderScreen'),
    'SupplyOrderScreen',
  ),
});

const supplyPaper = createRoute({
  getParentRoute: () => main,
  path: 'stock/supply/$id/paper',
  staticData: { needs: 'stock.approve' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/supply/SupplyPaperScreen'),
    'SupplyPaperScreen',
  ),
});

const arrival = createRoute({
  getParentRoute: () => main,
  path: 'stock/supply/$id/receive',
  staticData: { needs: 'stock.receive' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(() => import('../../features/stock/supply/ArrivalScreen'), 'ArrivalScreen'),
});

const suppliers = createRoute({
  getParentRoute: () => main,
  path: 'stock/suppliers',
  staticData: { needs: 'stock.approve' },
  validateSearch: suppliersSearch,
  component: lazyRouteComponent(
    () => import('../../features/stock/supply/SuppliersScreen'),
    'SuppliersScreen',
  ),
});

const margins = createRoute({
  getParentRoute: () => main,
  path: 'stock/margins',
  staticData: { needs: 'costs.see' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(() => import('../../features/stock/costs/MarginsScreen'), 'MarginsScreen'),
});

const shelf = createRoute({
  getParentRoute: () => main,
  path: 'stock/$id',
  staticData: { needs: 'stock.see' },
  validateSearch: stockSearch,
  component: lazyRouteComponent(() => import('../../features/stock/shelf/ShelfScreen'), 'ShelfScreen'),
});

export const stockRoutes = [
  stock,
  receiving,
  labels,
  counts,
  count,
  transfers,
  transfer,
  supply,
  supplyOrder,
  supplyPaper,
  arrival,
  suppliers,
  margins,
  shelf,
] as const;
