import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isFirstAnswerHere } from 'browser/calls/first-answer';
import type { ProductAddress } from '../../features/catalogue/product-search';
import type { ReviewsAddress } from '../../features/catalogue/review-search';
import type { GiftAddress } from '../../features/gift-cards/buying/gift-search';
import type { SentGiftsAddress } from '../../features/gift-cards/sent/sent-gifts-address';
import type { LotteriesAddress } from '../../features/lottery/list/lotteries-search';
import type { RecordAddress } from '../../features/lottery/record/record-address';
import type { OrderAddress } from '../../features/orders/order-address';
import { NothingThere } from '../NothingThere';
import { askForStore } from './guard';
import { later } from './later';
import { mainRoute } from './main-route';
import { text } from './search';

const home = createRoute({
  getParentRoute: () => mainRoute,
  path: '/',
  beforeLoad: askForStore,
  component: lazyRouteComponent(() => import('../../features/catalogue/home/HomeScreen'), 'HomeScreen'),
});

/** Fixed routes win over this one; what is neither a route nor a store is not found. */
const storeHome = createRoute({
  getParentRoute: () => mainRoute,
  path: '$city/$store',
  loader: async ({ params }) => {
    const { findStore } = await import('../../features/stores/stores.api');
    const store = await findStore(params.city, params.store);
    if (!store) throw notFound();
    return store;
  },
  component: lazyRouteComponent(
    () => import('../../features/catalogue/home/StoreHomeScreen'),
    'StoreHomeScreen',
  ),
  notFoundComponent: NothingThere,
});

/** What is shown here has a store's price and stock. */
const inStore = createRoute({ getParentRoute: () => mainRoute, id: 'in-store', beforeLoad: askForStore });

const products = createRoute({
  getParentRoute: () => inStore,
  path: 'products',
  validateSearch: (search: Record<string, unknown>): ProductAddress => search,
  // The list is asked for while the page's code is on its way. The page waits for neither, unless the list is
  // here already: then it begins with its cards instead of their shapes.
  loader: ({ location, abortController }) => {
    const asked = import('../../features/catalogue/shelves/ProductsScreen').then((screen) =>
      abortController.signal.aborted ? undefined : screen.askForProducts(location.search),
    );
    return isFirstAnswerHere() ? asked : undefined;
  },
  // Asked for whatever else is chosen, too. A choice is no other page to the router, as `loaderDeps` would make it:
  // where it took longer than a moment, the page would be given up for its shape, and the open sheet with it.
  shouldReload: true,
  component: lazyRouteComponent(
    () => import('../../features/catalogue/shelves/ProductsScreen'),
    'ProductsScreen',
  ),
});

const product = createRoute({
  getParentRoute: () => inStore,
  path: 'products/$productName/$productId',
  validateSearch: (search: Record<string, unknown>): ReviewsAddress => search,
  loader: ({ params, abortController }) => {
    void import('../../features/catalogue/product/ask-for-product').then(
      ({ askForProduct }) => abortController.signal.aborted || askForProduct(params.productId),
    );
  },
  component: lazyRouteComponent(
    () => import('../../features/catalogue/product/ProductScreen'),
    'ProductScreen',
  ),
});

const wineSets = createRoute({
  getParentRoute: () => inStore,
  path: 'wine-set',
  validateSearch: (search: Record<string, unknown>): { page?: string; pageSize?: string } => ({
    page: text(search.page),
    pageSize: text(search.pageSize),
  }),
  component: later('WineSetsScreen'),
});

const featuredWineSet = createRoute({
  getParentRoute: () => inStore,
  path: 'WineSetDetail',
  component: later('WineSetScreen'),
});

const wineSet = createRoute({
  getParentRoute: () => inStore,
  path: 'WineSetDetail/$id',
  component: later('WineSetScreen'),
});

const compare = createRoute({
  getParentRoute: () => inStore,
  path: 'compare',
  component: later('CompareScreen'),
});

const wishlist = createRoute({
  getParentRoute: () => inStore,
  path: 'wishlist',
  component: later('WishlistPage'),
});

const giftCards = createRoute({
  getParentRoute: () => mainRoute,
  path: 'gift-card',
  validateSearch: ({ page, pageSize }: Record<string, unknown>): SentGiftsAddress => ({
    page: text(page),
    pageSize: text(pageSize),
  }),
  component: later('GiftCardShelfScreen'),
});

const birthdayCard = createRoute({
  getParentRoute: () => mainRoute,
  path: 'gift-card/$id',
  component: later('BirthdayCardScreen'),
});

const purchaseGiftCard = createRoute({
  getParentRoute: () => mainRoute,
  path: 'gift-card/purchase/$id',
  validateSearch: ({ to, greeting, purchase, from }: Record<string, unknown>): GiftAddress => ({
    to: text(to),
    greeting: text(greeting),
    purchase: text(purchase),
    from: text(from),
  }),
  component: later('PurchaseGiftCardScreen'),
});

const lotteries = createRoute({
  getParentRoute: () => mainRoute,
  path: 'lottery',
  validateSearch: ({ state, product, page, pageSize }: Record<string, unknown>): LotteriesAddress => ({
    state: text(state),
    product: text(product),
    page: text(page),
    pageSize: text(pageSize),
  }),
  component: later('LotteriesScreen'),
});

const lottery = createRoute({
  getParentRoute: () => mainRoute,
  path: 'lottery/$id',
  component: later('LotteryScreen'),
});

const lotteryRecord = createRoute({
  getParentRoute: () => mainRoute,
  path: 'lottery-detail-stable/$id',
  validateSearch: (search: Record<string, unknown>): RecordAddress => search,
  component: later('LotteryRecordScreen'),
});

const cart = createRoute({
  getParentRoute: () => inStore,
  path: 'cart',
  component: later('CartPage'),
});

const cartAddress = createRoute({
  getParentRoute: () => inStore,
  path: 'cart-address',
  component: later('CartAddressScreen'),
});

const cartPayment = createRoute({
  getParentRoute: () => inStore,
  path: 'cart-payment',
  // An order that waits for its payment is paid here too; without one it is the cart.
  validateSearch: ({ order }: Record<string, unknown>): { order?: string } => ({ order: text(order) }),
  component: later('CartPaymentScreen'),
});

const orderDetails = createRoute({
  getParentRoute: () => mainRoute,
  path: 'order-details',
  validateSearch: ({ order, from }: Record<string, unknown>): OrderAddress => ({
    order: text(order),
    from: text(from),
  }),
  component: later('OrderDetailsScreen'),
});

export const shopRoutes = [
  home,
  storeHome,
  inStore.addChildren([
    products,
    product,
    wineSets,
    featuredWineSet,
    wineSet,
    compare,
    wishlist,
    cart,
    cartAddress,
    cartPayment,
  ]),
  giftCards,
  birthdayCard,
  purchaseGiftCard,
  lotteries,
  lottery,
  lotteryRecord,
  orderDetails,
];
