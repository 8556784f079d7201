import { leastPayment } from 'contract/checkout';
import { shareOf, sum } from 'contract/platform/cents';
import type { Order } from '../course/move-order.sql.js';
import { type SoldLine, tendersFor } from '../returns/return-shares.js';

const sums = [
  'lines_total',
  'savings',
  'fee',
  'tax',
  'total',
  'paid_by_gift_card',
  'paid_by_store_credit',
  'points_redeemed',
  'paid_by_points',
  'paid_by_payment',
] as const;

/** What an order costs and how it is paid, in cents and points. */
export type OrderSums = Pick<Order, (typeof sums)[number]>;

/** Goods before savings, their savings and their tax. */
export type Worth = Pick<OrderSums, 'lines_total' | 'savings' | 'tax'>;

export type Missing = ReadonlyMap<number, number>;

/** The worth of so many pieces of a line. */
export const worthOfMissing = ({ quantity, unit_price, savings, tax }: SoldLine, pieces: number): Worth => ({
  lines_total: unit_price * pieces,
  savings: shareOf(savings, pieces, quantity),
  tax: shareOf(tax, pieces, quantity),
});

/**
 * Gives back as a return does, the payment first. Providers charge a card either nothing or at least their
 * minimum: what would leave the payment below it goes back by the other tenders instead.
 */
function tendersBack(order: OrderSums, total: number) {
  const back = tendersFor(order, total);
  const left = order.paid_by_payment - back.payment;
  if (left === 0 || left >= leastPayment) return back;
  const most = Math.max(0, order.paid_by_payment - leastPayment);
  const other = tendersFor({ ...order, paid_by_payment: most }, total);
  const { payment, pointsWorth, storeCredit, giftCard } = other;
  return payment + pointsWorth + storeCredit + giftCard === total ? other : back;
}

/**
 * How much less an order costs without the missing pieces, which are named by position. The fee may fall with
 * them, but never rises.
 */
export function sumsOfShort(
  order: OrderSums,
  lines: readonly SoldLine[],
  missing: Missing,
  feeAfter: number,
): OrderSums {
  const worth = lines.map((line) => worthOfMissing(line, missing.get(line.position) ?? 0));
  const of = (what: keyof Worth) => sum(worth.map((each) => each[what]));
  return sumsOfLess(
    order,
    { lines_total: of('lines_total'), savings: of('savings'), tax: of('tax') },
    Math.max(0, order.fee - feeAfter),
  );
}

/** The same when the goods are worth this much less. */
export function sumsOfLess(order: OrderSums, { lines_total, savings, tax }: Worth, fee: number): OrderSums {
  const total = lines_total - savings + tax + fee;
  const back = tendersBack(order, total);
  return {
    lines_total,
    savings,
    fee,
    tax,
    total,
    paid_by_gift_card: back.giftCard,
    paid_by_store_credit: back.storeCredit,
    points_redeemed: back.points,
    paid_by_points: back.pointsWorth,
    paid_by_payment: back.payment,
  };
}

/** The sums of the order after these are taken off. */
export const without = (order: OrderSums, less: OrderSums): OrderSums =>
  Object.fromEntries(sums.map((each) => [each, order[each] - less[each]])) as OrderSums;

/** The same amounts with the opposite sign. */
export const reversed = (less: OrderSums): OrderSums =>
  Object.fromEntries(sums.map((each) => [each, -less[each] || 0])) as OrderSums;
