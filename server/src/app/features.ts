import { addressesRoutes, forgetAddressBookOf } from '../features/addresses/index.js';
import { type AboutCustomers, openAuth } from '../features/auth/index.js';
import { cartRoutes, countPieces, deleteOpenCartsOf, putAgain, reopenCart } from '../features/cart/index.js';
import { forgetCustomer, openCatalogue } from '../features/catalogue/index.js';
import { checkoutRoutes } from '../features/checkout/index.js';
import { customersRoutes, forgetTalkAbout, membershipWorkers } from '../features/customers/index.js';
import { exchangeRoutes, exchangeWorkers } from '../features/exchange/index.js';
import { findRoutes } from '../features/find/index.js';
import {
  deleteOpenGiftCartsOf,
  editedDesignsRoutes,
  giftCardsRoutes,
  giftCardWorkers,
  giftPaymentChanged,
  giftRefundRefused,
  staffGiftCardsRoutes,
} from '../features/gift-cards/index.js';
import { goingOnRoutes } from '../features/going-on/index.js';
import { inboxRoutes } from '../features/inbox/index.js';
import {
  bottlesGivenUp,
  bottlesHandedOver,
  doTurnsLast,
  leaveAllLotteries,
  openLottery,
  selectLotteryUnderWay,
} from '../features/lottery/index.js';
import { endPointsOf, loyaltyRoutes, loyaltyWorkers } from '../features/loyalty/index.js';
import { operationRoutes } from '../features/operation/index.js';
import {
  forgetOrderLettersTo,
  lapseWorkers,
  lockOrderPaidBy,
  type OrderParts,
  orderPaymentChanged,
  orderPaymentLost,
  orderRefundRefused,
  ordersRoutes,
  payOrderRoutes,
  pickingRoutes,
  refuseWhileAnOrderIsOpen,
  replacingRoutes,
  returnsRoutes,
  shortRoutes,
  staffOrdersRoutes,
  uncollectedWorkers,
} from '../features/orders/index.js';
import { answeringRoutes, contactWorkers, pagesRoutes, writtenTextsRoutes } from '../features/pages/index.js';
import { forgetSavedCardsOf, openPayments, type Payments } from '../features/payments/index.js';
import { picturesRoutes, pictureWorkers } from '../features/pictures/index.js';
import { placesRoutes } from '../features/places/index.js';
import { forgetUploadsOf, profileRoutes, uploadWorkers } from '../features/profile/index.js';
import { promotionRoutes, staffPromotionRoutes } from '../features/promotions/index.js';
import { reportRoutes } from '../features/reports/index.js';
import { settingsRoutes } from '../features/settings/index.js';
import { type CodeNow, codesOfTheDemo, openStaff } from '../features/staff/index.js';
import { stockRoutes } from '../features/stock/index.js';
import { endStoreCreditOf, storeCreditRoutes } from '../features/store-credit/index.js';
import { storesRoutes } from '../features/stores/index.js';
import { todayRoutes } from '../features/today/index.js';
import { viewsRoutes } from '../features/views/index.js';
import { countWishes, deleteWishesOf, wishlistRoutes } from '../features/wishlist/index.js';
import { deletePictureWorkers } from '../platform/files/delete-pictures.js';
import type { WhoAsks } from '../platform/http/register.js';
import type { Route } from '../platform/http/route.js';
import { idempotencyWorkers } from '../platform/idempotency.js';
import { forgetWorkers } from '../platform/jobs/forget-jobs.js';
import type { Worker } from '../platform/jobs/job.js';
import { limitWorkers } from '../platform/limits.js';
import { waitingLetterWorkers } from '../platform/mail/letter.js';
import type { Passwords } from '../platform/passwords.js';
import type { Shop } from '../platform/shop.js';
import { machinesOf } from './machines.js';

export type Features = {
  routes: Route[];
  workers: Worker[];
  whoAsks: WhoAsks;
  /** Serves pages that the server makes itself, without the web application. */
  servePages?: Payments['servePages'];
  /** The present codes of the demo staff's authenticators, where staff are served. */
  codesNow: () => Promise<readonly CodeNow[]>;
  passwords: Pick<Passwords, 'waiting'>;
  /** What is served at the staff's own origin. */
  staff: Pick<ReturnType<typeof openStaff>, 'routes' | 'askers' | 'serve'>;
};
type OpenCatalogue = Awaited<ReturnType<typeof openCatalogue>>;
type Open = Pick<OpenCatalogue, 'catalogue'> & { close(): Promise<void> };

/** What auth and profile need to know about a customer from features that are built on them. */
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
    await forgetSavedCardsOf(tx, customerId);
    await forgetCustomer(tx, customerId);
    await deleteWishesOf(tx, customerId);
    await deleteOpenCartsOf(tx, customerId);
    await deleteOpenGiftCartsOf(tx, customerId);
    await forgetTalkAbout(tx, customerId);
    await forgetOrderLettersTo(tx, customerId);
  },
};

/** Every feature's calls and jobs. */
export async function openFeatures(shop: Shop): Promise<Features & Open> {
  const auth = openAuth(shop, aboutCustomers);
  const staff = openStaff(shop, auth.auth.passwords);
  const { catalogue, ...shelves } = await openCatalogue(shop);
  const payments = await openPayments(
    shop,
    async (tx, paymentId) => {
      const order = await lockOrderPaidBy(tx, paymentId);
      return async (payment) => {
        if (!order) return giftPaymentChanged(shop, tx, payment);
        await orderPaymentLost(tx, shop.log, order, payment);
        await orderPaymentChanged(tx, orderParts, order, payment);
      };
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
      ...promotionRoutes(shop),
      ...cartRoutes(shop),
      ...payOrderRoutes(shop, orderParts),
      ...checkoutRoutes(shop, payments),
      ...goingOnRoutes(shop),
      ...payments.routes,
    ],
    workers: [
      ...forgetWorkers(),
      ...limitWorkers(),
      ...waitingLetterWorkers(),
      ...idempotencyWorkers(),
      ...auth.workers,
      ...staff.workers,
      ...contactWorkers(),
      ...deletePictureWorkers(shop),
      ...uploadWorkers(),
      ...pictureWorkers(),
      ...shelves.workers,
      ...payments.workers,
      ...lottery.workers,
      ...lapseWorkers(shop, orderParts),
      ...uncollectedWorkers(shop, orderParts),
      ...giftCardWorkers(shop),
      ...loyaltyWorkers(shop),
      ...membershipWorkers(),
      ...exchangeWorkers(catalogue),
    ],
    whoAsks: auth.whoAsks,
    passwords: auth.auth.passwords,
    staff: {
      ...staff,
      routes: [
        ...staff.routes,
        ...operationRoutes(shop, machinesOf(shop.settings)),
        ...staffOrdersRoutes(shop, orderParts),
        ...settingsRoutes(shop, payments, selectLotteryUnderWay),
        ...pickingRoutes(shop),
        ...shortRoutes(shop, orderParts),
        ...returnsRoutes(shop, orderParts),
        ...replacingRoutes(shop, orderParts),
        ...customersRoutes(auth.auth),
        ...findRoutes(shop),
        ...todayRoutes(shop, catalogue),
        ...viewsRoutes(shop),
        ...inboxRoutes(shop),
        ...answeringRoutes(shop),
        ...writtenTextsRoutes(shop),
        ...picturesRoutes(shop),
        ...editedDesignsRoutes(shop),
        ...staffGiftCardsRoutes(shop),
        ...lottery.staffRoutes,
        ...shelves.staffRoutes,
        ...stockRoutes(shop, catalogue),
        ...staffPromotionRoutes(shop),
        ...exchangeRoutes(shop),
        ...reportRoutes(shop),
      ],
    },
    codesNow: async () =>
      shop.settings.staffPort === undefined ? [] : shop.read((db) => codesOfTheDemo(db, shop.secretKey)),
    servePages: (app) => {
      payments.servePages(app);
      lottery.servePages(app);
    },
    catalogue,
    close: async () => {
      await shelves.close();
      await auth.close();
    },
  };
}
