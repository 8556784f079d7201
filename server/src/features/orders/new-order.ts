import type { PaymentMethod } from 'contract/checkout';
import type { DeliveryAddress, OrderStatus } from 'contract/orders';
import type { FulfilmentMode } from 'contract/stores';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { insertStep, type Order } from './move-order.sql.js';
import { insertOrder, insertOrderLines } from './new-order.sql.js';

type NewLine = {
  readonly product_id: number | null;
  readonly wine_set_id: number | null;
  readonly name: string;
  readonly brand: string;
  readonly vintage: number | null;
  readonly size_ml: number | null;
  readonly pack_count: number;
  readonly image_id: string | null;
  readonly quantity: number;
  /** Before what a set saves. */
  readonly unit_price: number;
  /** Of all of them together. */
  readonly savings: number;
  readonly tax: number;
  /** Of a bottle that was won. */
  readonly lottery_id: number | null;
  readonly ticket_id: Uuid | null;
};

/** What an order is made of; money in cents. */
export type NewOrder = {
  readonly id: Uuid;
  readonly store: { readonly id: number; readonly jurisdiction: string };
  readonly customerId: Uuid;
  readonly cartId: Uuid;
  readonly status: Extract<OrderStatus, 'awaiting_payment' | 'placed'>;
  readonly fulfilment: FulfilmentMode;
  readonly address: DeliveryAddress | null;
  readonly slot: { readonly from: Date; readonly until: Date } | null;
  readonly giftMessage: string;
  readonly lines: readonly NewLine[];
  readonly fee: number;
  readonly tenders: {
    readonly giftCard: number;
    readonly giftCardId: Uuid | null;
    readonly credit: number;
    readonly points: number;
    readonly pointsWorth: number;
    readonly payment: number;
  };
  readonly paymentMethod: PaymentMethod;
  readonly holdUntil: Date | null;
  /** What the sale was allowed by. */
  readonly allowed: {
    readonly soldOn: string;
    readonly bornOn: string;
    readonly licenceUntil: string | null;
  };
};

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Writes an order with its lines and its first step. */
export async function writeOrder(tx: Transaction, order: NewOrder): Promise<Order> {
  const lines = order.lines.map((line, position) => ({
    ...line,
    order_id: order.id,
    position,
    line_total: line.unit_price * line.quantity,
  }));
  const lines_total = sum(lines.map((line) => line.line_total));
  const savings = sum(lines.map((line) => line.savings));
  const tax = sum(lines.map((line) => line.tax));
  const { tenders, allowed, slot } = order;
  const written = await insertOrder(tx, {
    id: order.id,
    jurisdiction: order.store.jurisdiction,
    store_id: order.store.id,
    customer_id: order.customerId,
    cart_id: order.cartId,
    status: order.status,
    fulfilment: order.fulfilment,
    address: order.address && JSON.stringify(order.address),
    slot_from: slot?.from ?? null,
    slot_until: slot?.until ?? null,
    gift_message: order.giftMessage,
    lines_total,
    savings,
    fee: order.fee,
    tax,
    total: lines_total - savings + order.fee + tax,
    paid_by_gift_card: tenders.giftCard,
    gift_card_id: tenders.giftCard > 0 ? tenders.giftCardId : null,
    paid_by_store_credit: tenders.credit,
    points_redeemed: tenders.points,
    paid_by_points: tenders.pointsWorth,
    paid_by_payment: tenders.payment,
    payment_method: order.paymentMethod,
    hold_until: order.holdUntil,
    sold_on: allowed.soldOn,
    born_on: allowed.bornOn,
    licence_until: allowed.licenceUntil,
    created_at: tx.now,
  });
  await insertOrderLines(tx, lines);
  await insertStep(tx, { order_id: order.id, status: order.status, note: '' });
  return written;
}
