import { addressesRoutes, forgetAddressBookOf } from '../features/addresses/index.js';
import { type AboutCustomers, openAuth } from '../features/auth/index.js';
import { cartRoutes, countPieces, deleteOpenCartsOf, putAgain, reopenCart } from '../features/cart/index.js';
import { forgetCustomer, openCatalogue } from '../features/catalogue/index.js';
import { checkoutRoutes } from '../features/checkout/index.js';
import {
  deleteOpenGiftCartsOf,
  giftCardsRoutes,
  giftCardWorkers,
  giftPaymentChanged,
  giftRefundRefused,
} from '../features/gift-cards/index.js';
import {
  bottlesGivenUp,
  bottlesHandedOver,
  doTurnsLast,
  leaveAllLotteries,
  openLottery,
} from '../features/lottery/index.js';
import { endPointsOf, loyaltyRoutes, loyaltyWorkers } from '../features/loyalty/index.js';
import {
  lapseWorkers,
  type OrderParts,
  orderPaymentChanged,
  orderPaymentLost,
  orderRefundRefused,
  ordersRoutes,
  payOrderRoutes,
  refuseWhileAnOrderIsOpen,
  serveStaffOrders,
} from '../features/orders/index.js';
import { contactWorkers, pagesRoutes } from '../features/pages/index.js';
import { openPayments, type Payments } from '../features/payments/index.js';
import { placesRoutes } from '../features/places/index.js';
import { forgetUploadsOf, profileRoutes, uploadWorkers } from '../features/profile/index.js';
import { endStoreCreditOf, storeCreditRoutes } from '../features/store-credit/index.js';
import { storesRoutes } from '../features/stores/index.js';
import { countWishes, deleteWishesOf, wishlistRoutes } from '../features/wishlist/index.js';
import type { WhoAsks } from '../platform/http/register.js';
import type { Route } from '../platform/http/route.js';
import { idempotencyWorkers } from '../platform/idempotency.js';
import { forgetWorkers } from '../platform/jobs/forget-jobs.js';
import type { Worker } from '../platform/jobs/job.js';
import { limitWorkers } from '../platform/limits.js';
import type { Shop } from '../platform/shop.js';

export type Features = {
  routes: Route[];
  workers: Worker[];
  whoAsks: WhoAsks;
  /** Pages that are not the web application's. */
  servePages?: Payments['servePages'];
};
type OpenCatalogue = Awaited<ReturnType<typeof openCatalogue>>;
type Open = Pick<OpenCatalogue, 'catalogue'> & { close(): Promise<void> };

/** What the features above identity tell it about a customer. */
const aboutCustomers: AboutCustomers = {
  countsOf: async (db, customerId) => ({
    cart_count: await countPieces(db, customerId),
    wishlist_count: await countWishes(db, customerId),
  }),
  beforeClosing: async (tx, customerId) => {
    await refuseWhileAnOrderIsOpen(tx, customerId);
    await leaveAllLotteries(tx, customerId);
    await endPointsOf(tx, customerId);
    await endStoreCreditOf(tx, customerId);
    await forgetAddressBookOf(tx, customerId);
    await forgetUploadsOf(tx, customerId);
    await forgetCustomer(tx, customerId);
    await deleteWishesOf(tx, customerId);
    await deleteOpenCartsOf(tx, customerId);
    await deleteOpenGiftCartsOf(tx, customerId);
  },
};

/** Every feature's calls and jobs. */
export async function openFeatures(shop: Shop): Promise<Features & Open> {
  const auth = openAuth(shop, aboutCustomers);
  const { catalogue, ...shelves } = await openCatalogue(shop);
  const payments = await openPayments(
    shop,
    async (tx, payment) => {
      if (await giftPaymentChanged(shop, tx, payment)) return;
      await orderPaymentLost(tx, shop.log, payment);
      await orderPaymentChanged(tx, orderParts, payment);
    },
    async (tx, payment, amount) => {
      if (await giftRefundRefused(shop, tx, payment, amount)) return;
      await orderRefundRefused(tx, shop.log, payment, amount);
    },
  );
  const orderParts: OrderParts = {
    payments,
    reopenCart,
    putAgain,
    wonBottles: { givenUp: bottlesGivenUp, handedOver: bottlesHandedOver, doTurnsLast },
  };
  const lottery = openLottery(shop);
  return {
    routes: [
      ...auth.routes,
      ...placesRoutes(),
      ...storesRoutes(shop),
      ...addressesRoutes(shop),
      ...profileRoutes(shop),
      ...pagesRoutes(shop),
      ...loyaltyRoutes(shop),
      ...storeCreditRoutes(shop),
      ...giftCardsRoutes(shop, payments),
      ...ordersRoutes(shop, orderParts),
      ...lottery.routes,
      ...shelves.routes,
      ...wishlistRoutes(shop),
      ...cartRoutes(shop),
      ...payOrderRoutes(shop, orderParts),
      ...checkoutRoutes(shop, payments),
      ...payments.routes,
    ],
    workers: [
      ...forgetWorkers(),
      ...limitWorkers(),
      ...idempotencyWorkers(),
      ...auth.workers,
      ...contactWorkers(),
      ...uploadWorkers(shop),
      ...shelves.workers,
      ...payments.workers,
      ...lottery.workers,
      ...lapseWorkers(shop, orderParts),
      ...giftCardWorkers(shop),
      ...loyaltyWorkers(shop),
    ],
    whoAsks: auth.whoAsks,
    servePages: (app) => {
      payments.servePages(app);
      lottery.servePages(app);
      serveStaffOrders(app, shop, orderParts);
    },
    catalogue,
    close: async () => {
      await shelves.close();
      await auth.close();
    },
  };
}
