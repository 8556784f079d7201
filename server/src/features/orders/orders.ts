import { orderStillOpen } from 'contract/auth';
import type { PaymentState } from 'contract/checkout';
import type { getOrder, listOrders } from 'contract/orders';
import { type OrderDetails, type OrderGroup, orderNotFound } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { toPage } from 'contract/platform/page';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Payments } from '../payments/index.js';
import { arrivalOfOrder } from './arrival-of-order.js';
import { selectCounterPayment } from './counter/counter-payments.sql.js';
import { mayBeCancelled } from './course/order-states.js';
import {
  countOrders,
  type Narrowing,
  type OrderRow,
  selectOpenOrder,
  selectOrder,
  selectOrderLines,
  selectOrderSteps,
  selectOrders,
} from './orders.sql.js';
import { shownPayment } from './placing/shown-payment.js';
import { selectEarnedGone } from './returns/return-order.sql.js';
import { askedOf, returnRequestsOf } from './returns/return-requests.js';
import { lastDayOfReturn } from './returns/return-window.js';
import { parcelsOf } from './shipping/parcels.js';

type OrdersQuery = Omit<Narrowing, 'group'> & {
  status?: OrderGroup | undefined;
  page: number;
  pageSize: number;
};

export async function listOrdersOf(
  db: Db,
  customerId: Uuid,
  { status: group, from, to, page, pageSize }: OrdersQuery,
): Promise<Wire<typeof listOrders>> {
  const narrowing = { group, from, to };
  const rows = await selectOrders(db, customerId, { ...narrowing, page, pageSize });
  const orders = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    total: dollars(row.total),
  }));
  return toPage(orders, await countOrders(db, customerId, narrowing), { page, pageSize });
}

const slotOf = ({ slot_from: from, slot_until: until }: OrderRow): OrderDetails['slot'] =>
  from && until ? { from: from.toISOString(), until: until.toISOString() } : null;

const isUnderWay = ({ status }: PaymentState) => status === 'waiting' || status === 'unknown';

/** What the customer can do with the order now. */
function choicesOf(row: OrderRow, payment: PaymentState, now: Date) {
  const isReserved = row.hold_until !== null && row.hold_until > now;
  return {
    can_pay: row.status === 'awaiting_payment' && isReserved && !isUnderWay(payment),
    can_cancel: mayBeCancelled(row.status),
    return_until: lastDayOfReturn(row, row, now),
  };
}

/** Somebody else's order is answered as not found. */
export async function getOrderOf(
  db: Db,
  payments: Payments,
  customerId: Uuid,
  id: Uuid,
): Promise<Wire<typeof getOrder>> {
  const row = await selectOrder(db, customerId, id);
  if (!row) throw refuse(orderNotFound);
  return showOrder(db, payments, row);
}

export async function showOrder(db: Db, payments: Payments, row: OrderRow): Promise<Wire<typeof getOrder>> {
  const { id } = row;
  const lines = await selectOrderLines(db, id);
  const steps = await selectOrderSteps(db, id);
  const payment = shownPayment(row, await payments.ofOrder(db, id));
  const requests = await returnRequestsOf(db, id, row.timezone);
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    slot: slotOf(row),
    arrival: (await arrivalOfOrder(db, row)) ?? null,
    parcels: await parcelsOf(db, id),
    lines: lines.map((line) => ({
      ...line,
      asked: askedOf(requests, line.position),
      unit_price: dollars(line.unit_price),
      line_total: dollars(line.line_total),
    })),
    steps: steps.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    lines_total: dollars(row.lines_total),
    savings: dollars(row.savings),
    fee: dollars(row.fee),
    tax: dollars(row.tax),
    total: dollars(row.total),
    paid_by_gift_card: dollars(row.paid_by_gift_card),
    paid_by_store_credit: dollars(row.paid_by_store_credit),
    paid_by_points: dollars(row.paid_by_points),
    paid_by_payment: dollars(row.paid_by_payment),
    payment,
    counter_payment: await selectCounterPayment(db, id),
    hold_until: row.hold_until?.toISOString() ?? null,
    given_back: {
      payment: dollars(row.given_back_payment),
      points: row.given_back_points,
      store_credit: dollars(row.given_back_credit),
      gift_card: dollars(row.given_back_card),
    },
    return_requests: requests,
    points_earned: row.points_earned - (await selectEarnedGone(db, id)),
    ...choicesOf(row, payment, db.now),
  };
}

/** An account with an order on its way is not closed. */
export async function refuseWhileAnOrderIsOpen(tx: Transaction, customerId: Uuid) {
  if (await selectOpenOrder(tx, customerId)) throw refuse(orderStillOpen);
}
