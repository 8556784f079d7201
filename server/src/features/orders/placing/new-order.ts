import type { IfMissing } from 'contract/cart';
import { type PaymentMethod, storeClosed } from 'contract/checkout';
import type { DeliveryAddress, OrderStatus } from 'contract/orders';
import { sum } from 'contract/platform/cents';
import type { Transaction } from '../../../platform/database/database.js';
import type { Taxed } from '../../../platform/database/tables/orders.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Order } from '../course/move-order.sql.js';
import type { Part } from '../stock/reserve-stock.js';
import { insertOrder, insertOrderPromotions, type OrderRow } from './new-order.sql.js';

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
  /** The price before what a set and offers save. */
  readonly unit_price: number;
  /** For all pieces of the line together. */
  readonly savings: number;
  /** What offers take off it, as a part of its savings. */
  readonly promotions: readonly {
    readonly promotionId: number;
    readonly words: string;
    readonly saved: number;
    readonly code: string | null;
  }[];
  readonly tax: number;
  readonly taxed: readonly Taxed[];
  /** Set for a bottle that was won, otherwise null. */
  readonly lottery_id: number | null;
  readonly ticket_id: Uuid | null;
  /**
   * The bottles in one set, as they are reserved; empty for a single bottle. Later edits of the set do not
   * change this.
   */
  readonly setParts: readonly Part[];
};

type Slot = { readonly id: string; readonly from: Date; readonly until: Date };

/** How the goods of an order come home, and what is always known for each way. */
export type WayHome =
  | { readonly mode: 'pickup'; readonly address: null; readonly slot: Slot }
  | { readonly mode: 'delivery'; readonly address: DeliveryAddress; readonly slot: Slot }
  | { readonly mode: 'shipping'; readonly address: DeliveryAddress; readonly slot: null };

/** What an order is made of; money in cents. */
export type NewOrder = {
  readonly id: Uuid;
  readonly store: { readonly id: number; readonly jurisdiction: string };
  readonly customerId: Uuid;
  readonly cartId: Uuid;
  readonly status: Extract<OrderStatus, 'awaiting_payment' | 'placed'>;
  readonly way: WayHome;
  readonly giftMessage: string;
  readonly ifMissing: IfMissing;
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
  readonly reservedUntil: Date | null;
  /** The facts by which the rules allowed the sale. */
  readonly allowed: {
    readonly soldOn: string;
    readonly bornOn: string;
    readonly licenceUntil: string | null;
  };
};

/** An order as its rows are written, with its lines, but still without its number. */
export function writtenOut(order: NewOrder, now: Date) {
  const lines = order.lines.map(({ setParts: _setParts, promotions: _promotions, ...line }, position) => ({
    ...line,
    order_id: order.id,
    position,
    line_total: line.unit_price * line.quantity,
  }));
  const setParts = order.lines.flatMap((line, position) =>
    line.setParts.map(({ product_id, quantity }) => ({ order_id: order.id, position, product_id, quantity })),
  );
  const promotions = order.lines
    .flatMap((line, position) => line.promotions.map((applied) => ({ ...applied, line: position })))
    .map(({ promotionId: promotion_id, line, words, saved: amount, code }, position) => ({
      order_id: order.id,
      position,
      promotion_id,
      line,
      words,
      amount,
      code,
    }));
  const lines_total = sum(lines.map((line) => line.line_total));
  const savings = sum(lines.map((line) => line.savings));
  const tax = sum(lines.map((line) => line.tax));
  const { tenders, allowed, way } = order;
  const row: OrderRow = {
    id: order.id,
    store_id: order.store.id,
    customer_id: order.customerId,
    cart_id: order.cartId,
    status: order.status,
    fulfilment: way.mode,
    address: way.address,
    slot_from: way.slot?.from ?? null,
    slot_until: way.slot?.until ?? null,
    gift_message: order.giftMessage,
    if_missing: order.ifMissing,
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
    hold_until: order.reservedUntil,
    sold_on: allowed.soldOn,
    born_on: allowed.bornOn,
    licence_until: allowed.licenceUntil,
    created_at: now,
  };
  return { row, lines, setParts, promotions };
}
export type WrittenOut = ReturnType<typeof writtenOut>;

/** Writes an order with its lines, what its sets hold and what offers took off, and its first step. */
export async function writeOrder(
  tx: Transaction,
  { store }: NewOrder,
  { row, lines, setParts, promotions }: WrittenOut,
): Promise<Order> {
  const [written] = await Promise.all([
    insertOrder(tx, store.jurisdiction, row, lines, setParts),
    promotions.length > 0 && insertOrderPromotions(tx, promotions),
  ]);
  if (!written) throw refuse(storeClosed);
  return written;
}
