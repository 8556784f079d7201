import { shareOf, sum } from 'contract/platform/cents';
import type { Taxed } from '../../../platform/database/tables/orders.js';

/** A line as it was sold: savings and tax of all its pieces together, in cents. */
export type SoldLine = {
  readonly position: number;
  readonly quantity: number;
  readonly unit_price: number;
  readonly savings: number;
  readonly tax: number;
  readonly returned: number;
  /** Unknown where it was sold before rates were kept. */
  readonly taxed?: readonly Taxed[] | null;
};

/** How an order was paid, and what it earned. */
export type PaidOrder = {
  readonly paid_by_gift_card: number;
  readonly paid_by_store_credit: number;
  readonly points_redeemed: number;
  readonly paid_by_points: number;
  readonly paid_by_payment: number;
  readonly points_earned: number;
};

/**
 * What the first `pieces` pieces of a line are worth. Shares are always counted from the first piece on, so
 * that no cent is lost.
 */
export const worthOf = (
  { quantity, unit_price, savings, tax }: Pick<SoldLine, 'quantity' | 'unit_price' | 'savings' | 'tax'>,
  pieces: number,
) => ({
  goods: unit_price * pieces - shareOf(savings, pieces, quantity),
  tax: shareOf(tax, pieces, quantity),
});

function worthOfAll(lines: readonly SoldLine[], pieces: (line: SoldLine) => number) {
  const worth = lines.map((line) => worthOf(line, pieces(line)));
  return { goods: sum(worth.map(({ goods }) => goods)), tax: sum(worth.map(({ tax }) => tax)) };
}

/**
 * Gives back in the reverse order of paying: the payment first, the gift card last. So what the store keeps,
 * such as the fee, stays in the tender that is reached last.
 */
export function tendersFor(order: Omit<PaidOrder, 'points_earned'>, value: number) {
  let left = value;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const payment = take(order.paid_by_payment);
  const pointsWorth = take(order.paid_by_points);
  return {
    payment,
    pointsWorth,
    points: pointsWorth === 0 ? 0 : shareOf(order.points_redeemed, pointsWorth, order.paid_by_points),
    storeCredit: take(order.paid_by_store_credit),
    giftCard: take(order.paid_by_gift_card),
  };
}

/** All that has gone back when so many pieces of each line have come back. */
function allBack(order: PaidOrder, lines: readonly SoldLine[], pieces: (line: SoldLine) => number) {
  const worth = worthOfAll(lines, pieces);
  const all = worthOfAll(lines, ({ quantity }) => quantity);
  return {
    ...worth,
    ...tendersFor(order, worth.goods + worth.tax),
    earned: worth.goods === 0 ? 0 : shareOf(order.points_earned, worth.goods, all.goods),
  };
}

type GoingBack = ReturnType<typeof allBack>;

/**
 * What goes back for some more pieces, by position: the difference between all that has gone back after them
 * and before. So returning piece by piece gives the same as returning everything at once.
 */
export function goingBack(
  order: PaidOrder,
  lines: readonly SoldLine[],
  returning: ReadonlyMap<number, number>,
): GoingBack {
  const before = allBack(order, lines, ({ returned }) => returned);
  const after = allBack(order, lines, (line) => line.returned + (returning.get(line.position) ?? 0));
  return {
    goods: after.goods - before.goods,
    tax: after.tax - before.tax,
    payment: after.payment - before.payment,
    pointsWorth: after.pointsWorth - before.pointsWorth,
    points: after.points - before.points,
    storeCredit: after.storeCredit - before.storeCredit,
    giftCard: after.giftCard - before.giftCard,
    earned: after.earned - before.earned,
  };
}

/** How the customer and the payment stand when something comes back. */
type Standing = {
  /** The points that the customer has at the store. */
  readonly balance: number;
  /** The payment was taken, so money can go back. */
  readonly isPaid: boolean;
  readonly lpEq1: number;
};

/** All that moves when some more pieces come back: what goes back, and what the points that they earned take of it. */
export function sumsOfReturn(
  order: PaidOrder,
  lines: readonly SoldLine[],
  returning: ReadonlyMap<number, number>,
  { balance, isPaid, lpEq1 }: Standing,
) {
  const back = goingBack(order, lines, returning);
  const payment = isPaid ? back.payment : 0;
  const { taken, spent, withheld } = takenFromEarned(back.earned, balance + back.points, payment, lpEq1);
  return { ...back, taken, spent, withheld, refund: payment - withheld };
}

export type ReturnSums = ReturnType<typeof sumsOfReturn>;

/**
 * How many of the earned points go with returned goods. Points that the customer still has are taken back;
 * points already spent lessen the refund at the store's rate; what the refund cannot cover is written off.
 */
export function takenFromEarned(earned: number, balance: number, refund: number, lpEq1: number) {
  const taken = Math.min(earned, balance);
  const spent = earned - taken;
  return { taken, spent, withheld: Math.min(refund, Math.floor((spent * 100) / lpEq1)) };
}
