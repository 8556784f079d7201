import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { catalogueSearch } from '../../features/catalogue/catalogue-search';
import { homeSearch } from '../../features/catalogue/home/home-search';
import { namesSearch } from '../../features/catalogue/names/names-search';
import { exchangeSearch, importSearch } from '../../features/exchange/exchange-search';
import { lotteriesSearch, lotteryStoreSearch } from '../../features/lottery/lotteries-search';
import { promotionsSearch } from '../../features/promotions/promotions-search';
import { text, wholeFrom1 } from './in-address';
import { main } from './main-route';

const products = createRoute({
  getParentRoute: () => main,
  path: 'products',
  staticData: { needs: 'products.see' },
  validateSearch: catalogueSearch,
  component: lazyRouteComponent(
    () => import('../../features/catalogue/assortment/ProductsScreen'),
    'ProductsScreen',
  ),
});

const newProduct = createRoute({
  getParentRoute: () => main,
  path: 'products/new',
  staticData: { needs: 'products.change' },
  component: lazyRouteComponent(
    () => import('../../features/catalogue/editing/NewProductScreen'),
    'NewProductScreen',
  ),
});

const product = createRoute({
  getParentRoute: () => main,
  path: 'products/$id',
  staticData: { needs: 'products.see' },
  component: lazyRouteComponent(
    () => import('../../features/catalogue/editing/ProductScreen'),
    'ProductScreen',
  ),
});

const names = createRoute({
  getParentRoute: () => main,
  path: 'products/names',
  staticData: { needs: 'products.see' },
  validateSearch: namesSearch,
  component: lazyRouteComponent(() => import('../../features/catalogue/names/NamesScreen'), 'NamesScreen'),
});

const setsSearch = (search: Record<string, unknown>): { q?: string; page?: number } => ({
  q: text(search.q),
  page: wholeFrom1(search.page),
});

const sets = createRoute({
  getParentRoute: () => main,
  path: 'sets',
  staticData: { needs: 'products.see' },
  validateSearch: setsSearch,
  component: lazyRouteComponent(() => import('../../features/catalogue/sets/SetsScreen'), 'SetsScreen'),
});

const newSet = createRoute({
  getParentRoute: () => main,
  path: 'sets/new',
  staticData: { needs: 'products.change' },
  component: lazyRouteComponent(() => import('../../features/catalogue/sets/NewSetScreen'), 'NewSetScreen'),
});

const set = createRoute({
  getParentRoute: () => main,
  path: 'sets/$id',
  staticData: { needs: 'products.see' },
  component: lazyRouteComponent(() => import('../../features/catalogue/sets/SetScreen'), 'SetScreen'),
});

const cardDesigns = createRoute({
  getParentRoute: () => main,
  path: 'card-designs',
  staticData: { needs: 'products.change' },
  component: lazyRouteComponent(() => import('../../features/gift-cards/DesignsScreen'), 'DesignsScreen'),
});

const lotteries = createRoute({
  getParentRoute: () => main,
  path: 'lotteries',
  staticData: { needs: 'lotteries.change' },
  validateSearch: lotteriesSearch,
  component: lazyRouteComponent(() => import('../../features/lottery/LotteriesScreen'), 'LotteriesScreen'),
});

const newLottery = createRoute({
  getParentRoute: () => main,
  path: 'lotteries/new',
  staticData: { needs: 'lotteries.change' },
  validateSearch: lotteryStoreSearch,
  component: lazyRouteComponent(() => import('../../features/lottery/NewLotteryScreen'), 'NewLotteryScreen'),
});

const lotteryDraft = createRoute({
  getParentRoute: () => main,
  path: 'lotteries/drafts/$id',
  staticData: { needs: 'lotteries.change' },
  validateSearch: lotteryStoreSearch,
  component: lazyRouteComponent(() => import('../../features/lottery/DraftScreen'), 'DraftScreen'),
});

const lottery = createRoute({
  getParentRoute: () => main,
  path: 'lotteries/$id',
  staticData: { needs: 'lotteries.change' },
  validateSearch: lotteriesSearch,
  component: lazyRouteComponent(() => import('../../features/lottery/LotteryScreen'), 'LotteryScreen'),
});

const promotions = createRoute({
  getParentRoute: () => main,
  path: 'promotions',
  staticData: { needs: 'promotions.change' },
  validateSearch: promotionsSearch,
  component: lazyRouteComponent(
    () => import('../../features/promotions/PromotionsScreen'),
    'PromotionsScreen',
  ),
});

const home = createRoute({
  getParentRoute: () => main,
  path: 'home',
  staticData: { needs: 'promotions.change' },
  validateSearch: homeSearch,
  component: lazyRouteComponent(() => import('../../features/catalogue/home/HomeScreen'), 'HomeScreen'),
});

const prices = createRoute({
  getParentRoute: () => main,
  path: 'prices',
  staticData: { needs: 'prices.change' },
  validateSearch: catalogueSearch,
  component: lazyRouteComponent(() => import('../../features/catalogue/prices/PricesScreen'), 'PricesScreen'),
});

const pricePlans = createRoute({
  getParentRoute: () => main,
  path: 'prices/plans',
  staticData: { needs: 'prices.change' },
  validateSearch: catalogueSearch,
  component: lazyRouteComponent(
    () => import('../../features/catalogue/prices/PricePlansScreen'),
    'PricePlansScreen',
  ),
});

const exchange = createRoute({
  getParentRoute: () => main,
  path: 'exchange',
  staticData: { needs: 'reports.see' },
  validateSearch: exchangeSearch,
  component: lazyRouteComponent(() => import('../../features/exchange/ExchangeScreen'), 'ExchangeScreen'),
});

const sheetImport = createRoute({
  getParentRoute: () => main,
  path: 'exchange/$id',
  staticData: { needs: 'reports.see' },
  validateSearch: importSearch,
  component: lazyRouteComponent(() => import('../../features/exchange/ImportScreen'), 'ImportScreen'),
});

export const goodsRoutes = [
  products,
  newProduct,
  product,
  names,
  sets,
  newSet,
  set,
  cardDesigns,
  lotteries,
  newLottery,
  lotteryDraft,
  lottery,
  home,
  promotions,
  prices,
  pricePlans,
  exchange,
  sheetImport,
] as const;
