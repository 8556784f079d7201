// The demo uses these to write orders of the past.
export { pointsEarned } from './course/earn-points.js';
export { orderCourseChecks } from './course/order-course-audit.sql.js';
export { staffOrdersRoutes } from './course/staff-orders.routes.js';
export { selectSalesByHour } from './figures/sales-by-hour.sql.js';
export {
  forgetOrderLettersTo,
  noteLetterOutcome,
  selectOrderLettersBefore,
} from './letters/kept-letters.sql.js';
export { orderLetter } from './letters/order-letters.js';
export { boughtBefore } from './limits/bought-before.js';
export { uncollectedWorkers } from './limits/give-up-uncollected.js';
export { limitChecks } from './limits/limits-audit.sql.js';
export { counterRefusal } from './limits/pay-at-counter.js';
export { checkUnpaid } from './limits/unpaid-orders.js';
export { newestOrdersOf } from './newest-orders.js';
export type { OrderParts } from './order-parts.js';
export { refuseWhileAnOrderIsOpen } from './orders.js';
export { ordersRoutes } from './orders.routes.js';
export { selectOrderNumbers } from './orders.sql.js';
export { orderChecks } from './orders-audit.sql.js';
export { orderMeasures } from './orders-measures.sql.js';
export { selectOrdersBefore } from './orders-of-customer.sql.js';
export { selectOrdersWithSlot, selectOrderUnderWay } from './orders-with-slot.sql.js';
export { pickingRoutes } from './picking/picking.routes.js';
export { shortRoutes } from './picking/short.routes.js';
export { shortChecks } from './picking/shorts-audit.sql.js';
export { CodeUsedUp, takeUses } from './placing/code-uses.sql.js';
export { lapseWorkers } from './placing/lapse-orders.js';
export { orderPaymentLost, orderRefundRefused } from './placing/money-trouble.js';
export { type NewOrder, type WayHome, type WrittenOut, writeOrder, writtenOut } from './placing/new-order.js';
export { movesOfPlacing } from './placing/order-moves.js';
export { beginPaymentOf, reservedUntil } from './placing/pay-order.js';
export { payOrderRoutes } from './placing/pay-order.routes.js';
export { orderPaymentChanged } from './placing/payment-outcome.js';
export { lockOrderPaidBy } from './placing/payment-outcome.sql.js';
export { orderStanding, shownPayment } from './placing/shown-payment.js';
export { waysToPay, waysToPayFor } from './placing/ways-to-pay.js';
export { findOrders } from './queue/find-orders.js';
export { countLate, countQueue, countReturnsAsked } from './queue/queue.sql.js';
export { replacingRoutes } from './replacing/replacing.routes.js';
export { goingBack, type SoldLine, takenFromEarned } from './returns/return-shares.js';
export { returnsRoutes } from './returns/returns.routes.js';
export { sentBefore } from './sent-before.js';
export { namingWhatIsLeft, reserveStock, sellReserved } from './stock/reserve-stock.js';
export { endSetAside, setAside } from './stock/set-aside.sql.js';
export { byRate, givenBack, movesOfSales, taxedNow, taxedOfPieces } from './taxed.js';
export { taxedChecks } from './taxed-audit.sql.js';
