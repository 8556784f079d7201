import { orderNotFound, orderNotReturnable, tooManyReturned } from 'contract/orders';
import type { Transaction } from '../../platform/database/database.js';
import { newId, type Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { selectContents } from '../catalogue/index.js';
import { holdBalances, postAll } from '../ledger/index.js';
import { selectAfterSale } from '../stores/index.js';
import { homeOfCardMoney, lockPaymentsOf } from './give-back.js';
import { moveOrder } from './move-order.js';
import { lockOrder, type Order, updateOrder } from './move-order.sql.js';
import { orderLetter } from './order-letters.js';
import type { OrderParts } from './order-parts.js';
import { mayBeReturned } from './order-states.js';
import { selectOrder } from './orders.sql.js';
import { addReturned, insertReturn, type SoldLineRow, selectSoldLines } from './return-order.sql.js';
import { goingBack, takenFromEarned } from './return-shares.js';
import { lastDayOfReturn } from './return-window.js';
import { giveBackSold } from './stock-holds.js';
import { selectHolds } from './stock-holds.sql.js';

type Returned = { position: number; quantity: number };
type Locked = Awaited<ReturnType<typeof lockPaymentsOf>>;

/** Bottles come back, and what was paid for them goes back the way it came, the payment first. */
export async function returnOrderOf(
  tx: Transaction,
  { payments }: Pick<OrderParts, 'payments'>,
  customerId: Uuid,
  id: Uuid,
  returned: readonly Returned[],
) {
  if (!(await selectOrder(tx, customerId, id))) throw refuse(orderNotFound);
  const paid = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrder(tx, id);
  const terms = await selectAfterSale(tx, order.store_id);
  refuseTooLate(order, terms, tx.now);
  const lines = await selectSoldLines(tx, id);
  const returning = countIn(returned, lines);

  const back = goingBack(order, lines, returning);
  const returnId = newId(tx.now);
  const refundable = refundableOf(order, paid);
  const held = await pointsHeld(tx, order);
  const { taken, spent, withheld } = takenFromEarned(
    back.earned,
    held + back.points,
    refundable ? back.payment : 0,
    terms.lp_eq_1,
  );
  const refund = refundable ? back.payment - withheld : 0;

  const isWhole = lines.every(
    (line) => line.returned + (returning.get(line.position) ?? 0) === line.quantity,
  );
  await addReturned(tx, id, returned);
  await moveOrder(tx, id, isWhole ? 'returned' : 'returned_in_part');
  await updateOrder(tx, id, {
    given_back_payment: order.given_back_payment + refund,
    given_back_points: order.given_back_points + back.points,
    given_back_credit: order.given_back_credit + back.storeCredit,
    given_back_card: order.given_back_card + back.giftCard,
  });
  await insertReturn(tx, {
    id: returnId,
    order_id: id,
    lines: returned,
    payment: refund,
    points: back.points,
    store_credit: back.storeCredit,
    gift_card: back.giftCard,
    earned_points: back.earned,
    points_spent: spent,
    withheld,
  });
  await giveBackSold(tx, id, isWhole ? undefined : await partsOf(tx, id, lines, returning));
  await postReturn(tx, order, returnId, { ...back, taken, withheld, refund });
  if (refund > 0 && refundable !== 'counter') await payments.askRefund(tx, refundable!.id, refund, returnId);
  await orderLetter(tx, id, 'returned');
  return { returnId };
}

function refuseTooLate(order: Order, terms: { timezone: string; return_days: number }, now: Date) {
  if (!mayBeReturned(order.status)) throw refuse(orderNotReturnable);
  if (lastDayOfReturn(order, terms, now) === null)
    throw refuse(orderNotReturnable, {
      message: `This order can no longer be returned: ${terms.return_days} days have passed.`,
    });
}

function countIn(returned: readonly Returned[], lines: readonly SoldLineRow[]) {
  const left = new Map(lines.map((line) => [line.position, line.quantity - line.returned]));
  for (const { position, quantity } of returned)
    if (quantity > (left.get(position) ?? 0)) throw refuse(tooManyReturned);
  return new Map(returned.map(({ position, quantity }) => [position, quantity]));
}

/** What money can be taken from to give it back. Money that never came is not owed back: the debt becomes less. */
function refundableOf(order: Order, paid: Locked): Locked[number] | 'counter' | undefined {
  if (order.paid_by_payment === 0) return undefined;
  if (order.payment_method === 'at_pickup') return 'counter';
  if (paid.some(({ status }) => status === 'authorised'))
    throw refuse(orderNotReturnable, {
      message: 'The payment of this order is still being settled. Please try again in a few minutes.',
    });
  return paid.find(({ captured }) => captured > 0);
}

async function pointsHeld(tx: Transaction, { customer_id, store_id, points_earned }: Order) {
  if (points_earned === 0) return 0;
  const balances = await holdBalances(tx, 'points', customer_id);
  return balances.find(({ storeId }) => storeId === store_id)?.balance ?? 0;
}

/** Sets come back as their parts; never more of a bottle than went out. */
async function partsOf(
  tx: Transaction,
  orderId: Uuid,
  lines: readonly SoldLineRow[],
  returning: ReadonlyMap<number, number>,
) {
  const sets = lines.flatMap(({ wine_set_id }) => wine_set_id ?? []);
  const contents = sets.length > 0 ? await selectContents(tx, sets) : [];
  const coming = new Map<number, number>();
  for (const { position, product_id, wine_set_id } of lines) {
    const pieces = returning.get(position) ?? 0;
    const parts =
      product_id === null
        ? contents.filter((part) => part.wine_set_id === wine_set_id)
        : [{ product_id, quantity: 1 }];
    for (const part of parts)
      coming.set(part.product_id, (coming.get(part.product_id) ?? 0) + part.quantity * pieces);
  }
  const holds = await selectHolds(tx, orderId);
  return holds
    .map(({ product_id, quantity, returned }) => ({
      product_id,
      quantity: Math.min(coming.get(product_id) ?? 0, quantity - returned),
    }))
    .filter(({ quantity }) => quantity > 0);
}

type Sums = ReturnType<typeof goingBack> & { taken: number; withheld: number; refund: number };

async function postReturn(tx: Transaction, order: Order, about: Uuid, sums: Sums) {
  const { store_id: storeId, customer_id: ownerId } = order;
  const cardHome = await homeOfCardMoney(tx, order);
  const returned = {
    storeId,
    reason: 'order_returned',
    about,
    moves: [
      { account: { kind: 'sales' }, amount: -sums.goods },
      { account: { kind: 'tax' }, amount: -sums.tax },
      { account: { kind: 'payment_due' }, amount: sums.payment - sums.withheld },
      { account: { kind: 'points_cost' }, amount: sums.pointsWorth + sums.withheld },
      { account: { kind: 'points', ownerId }, amount: sums.points },
      { account: { kind: 'points_redeemed' }, amount: -sums.points },
      { account: { kind: 'store_credit', ownerId }, amount: sums.storeCredit },
      { account: cardHome, amount: sums.giftCard },
    ],
  } as const;
  const takenBack = {
    storeId,
    reason: 'earned_points_taken_back',
    about,
    moves: [
      { account: { kind: 'points', ownerId }, amount: -sums.taken },
      { account: { kind: 'points_issued' }, amount: sums.taken },
    ],
  } as const;
  const atTheCounter = {
    storeId,
    reason: 'payment_refunded',
    about,
    moves: [
      { account: { kind: 'payment_due' }, amount: -sums.refund },
      { account: { kind: 'payments' }, amount: sums.refund },
    ],
  } as const;
  await postAll(tx, [
    ...(sums.goods + sums.tax > 0 ? [returned] : []),
    ...(sums.taken > 0 ? [takenBack] : []),
    ...(order.payment_method === 'at_pickup' && sums.refund > 0 ? [atTheCounter] : []),
  ]);
}
