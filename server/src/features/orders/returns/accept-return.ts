import { moreThanAsked, noReturnAsked, reasonNeeded } from 'contract/orders/orders.staff';
import { sum } from 'contract/platform/cents';
import type { Transaction } from '../../../platform/database/database.js';
import type { Taxed } from '../../../platform/database/tables/orders.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { forgetPurchase } from '../../catalogue/index.js';
import { lockBalances, postAll } from '../../ledger/index.js';
import { selectAfterSale } from '../../stores/index.js';
import { homeOfCardMoney, lockPaymentsOf } from '../course/give-back.js';
import { selectSoldGoods } from '../course/hand-over.sql.js';
import { moveOrder, noteOnOrder } from '../course/move-order.js';
import { lockOrder, type Order, updateOrder } from '../course/move-order.sql.js';
import { orderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { selectReservations } from '../stock/reservations.sql.js';
import { giveBackSold } from '../stock/reserve-stock.js';
import { givenBack, movesOfSales, taxedOfPieces } from '../taxed.js';
import { notesOfReturn } from './return-notes.js';
import {
  addReturned,
  insertReturn,
  type SoldLineRow,
  selectSetParts,
  selectSoldLines,
} from './return-order.sql.js';
import {
  decideRequest,
  type LinePieces,
  selectKept,
  selectOpenRequest,
  selectRequestLines,
} from './return-requests.sql.js';
import { type ReturnSums, sumsOfReturn } from './return-shares.js';
import { refundableOf, withGivenBack } from './what-goes-back.js';

type Locked = Awaited<ReturnType<typeof lockPaymentsOf>>;

/** Back on the shelf; paid back and not sold again; and paid back without coming back. */
export type PiecesBack = {
  accepted: readonly LinePieces[];
  broken: readonly LinePieces[];
  kept: readonly LinePieces[];
};
export type ReturnAnswer = PiecesBack & { reason: string };

/**
 * The store has looked at the bottles and answers the open request, once. What is accepted is paid back in
 * the way it was paid, the payment first; bottles that are intact go back on the shelf; what the answer does
 * not name is refused.
 */
export async function acceptReturn(
  tx: Transaction,
  { payments }: Pick<OrderParts, 'payments'>,
  id: Uuid,
  answer: ReturnAnswer,
) {
  const paid = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrder(tx, id);
  const request = await selectOpenRequest(tx, id);
  if (!request) throw refuse(noReturnAsked);
  const decided = decide(await selectRequestLines(tx, request.id), answer);
  const isRefusing = decided.some(({ refused }) => refused > 0);
  if (isRefusing && !answer.reason) throw refuse(reasonNeeded);
  await decideRequest(tx, request.id, { lines: decided, answer: isRefusing ? answer.reason : '' });
  const note = notesOfReturn(decided, {
    isByStore: request.begun_by_store,
    refusal: isRefusing ? answer.reason : '',
  });
  const back = decided.filter(({ accepted, broken }) => accepted + broken > 0);
  if (back.length === 0) {
    await noteOnOrder(tx, id, note);
    await orderLetter(tx, id, 'return_refused');
    return;
  }
  await giveBack(tx, payments, { order, paid, requestId: request.id, back, note });
  await orderLetter(tx, id, 'returned');
}

type Decided = ReturnType<typeof decide>[number];

/** Each requested piece is accepted, broken or refused; nothing else can be answered. */
function decide(
  asked: readonly { position: number; asked: number }[],
  { accepted, broken, kept }: ReturnAnswer,
) {
  const known = new Set(asked.map(({ position }) => position));
  const named = [...accepted, ...broken, ...kept];
  if (named.some(({ position }) => !known.has(position))) throw refuse(moreThanAsked);
  const count = (pieces: readonly LinePieces[], at: number) =>
    sum(pieces.filter(({ position }) => position === at).map(({ quantity }) => quantity));
  return asked.map(({ position, asked: all }) => {
    const [good, stays] = [count(accepted, position), count(kept, position)];
    const bad = count(broken, position) + stays;
    if (good + bad > all) throw refuse(moreThanAsked);
    return { position, accepted: good, broken: bad, kept: stays, refused: all - good - bad };
  });
}

type Returning = {
  order: Order;
  paid: Locked;
  requestId: Uuid;
  back: readonly Decided[];
  note: string;
};

async function giveBack(
  tx: Transaction,
  payments: OrderParts['payments'],
  { order, paid, requestId, back: accepted, note }: Returning,
) {
  const { id } = order;
  const terms = await selectAfterSale(tx, order.store_id);
  const lines = await selectSoldLines(tx, id);
  const returned = accepted.map((line) => ({
    position: line.position,
    quantity: line.accepted + line.broken,
  }));
  const returning = new Map(returned.map(({ position, quantity }) => [position, quantity]));

  const returnId = newId(tx.now);
  const refundable = refundableOf(order, paid);
  const sums = sumsOfReturn(order, lines, returning, {
    balance: await pointsBalance(tx, order),
    isPaid: refundable !== undefined,
    lpEq1: terms.lp_eq_1,
  });

  const isWhole = lines.every(
    (line) => line.returned + (returning.get(line.position) ?? 0) === line.quantity,
  );
  await addReturned(tx, id, returned);
  await moveOrder(tx, id, isWhole ? 'returned' : 'returned_in_part', { note });
  await updateOrder(tx, id, withGivenBack(order, sums));
  await insertReturn(tx, {
    id: returnId,
    order_id: id,
    request_id: requestId,
    lines: returned,
    payment: sums.refund,
    points: sums.points,
    store_credit: sums.storeCredit,
    gift_card: sums.giftCard,
    earned_points: sums.earned,
    points_spent: sums.spent,
    withheld: sums.withheld,
  });
  const intact = new Map(accepted.map((line) => [line.position, line.accepted]));
  await giveBackSold(tx, id, await partsOf(tx, id, lines, intact));
  const taxed = lines.flatMap((line) =>
    taxedOfPieces(line, returning.get(line.position) ?? 0, line.returned),
  );
  await postReturn(tx, order, returnId, { sums, taxed });
  if (sums.refund > 0 && refundable !== 'counter')
    await payments.askRefund(tx, refundable!.id, sums.refund, returnId);
  await forgetReturned(tx, order);
}

/** A review needs a bottle that was kept. */
async function forgetReturned(tx: Transaction, { id, customer_id }: Order) {
  const products = [...new Set((await selectSoldGoods(tx, id)).map(({ product_id }) => product_id))];
  const kept = new Set(await selectKept(tx, customer_id, products));
  await forgetPurchase(
    tx,
    customer_id,
    products.filter((product) => !kept.has(product)),
  );
}

async function pointsBalance(tx: Transaction, { customer_id, store_id, points_earned }: Order) {
  if (points_earned === 0) return 0;
  const balances = await lockBalances(tx, 'points', customer_id);
  return balances.find(({ storeId }) => storeId === store_id)?.balance ?? 0;
}

/** Sets come back as the parts that they were sold with, and no more bottles come back than went out. */
export async function partsOf(
  tx: Transaction,
  orderId: Uuid,
  lines: readonly SoldLineRow[],
  returning: ReadonlyMap<number, number>,
) {
  const hasSets = lines.some(({ product_id }) => product_id === null);
  const setParts = hasSets ? await selectSetParts(tx, orderId) : [];
  const coming = new Map<number, number>();
  for (const { position, product_id } of lines) {
    const pieces = returning.get(position) ?? 0;
    const parts =
      product_id === null
        ? setParts.filter((part) => part.position === position)
        : [{ product_id, quantity: 1 }];
    for (const part of parts)
      coming.set(part.product_id, (coming.get(part.product_id) ?? 0) + part.quantity * pieces);
  }
  const reservations = await selectReservations(tx, orderId);
  return reservations
    .map(({ product_id, quantity, returned }) => ({
      product_id,
      quantity: Math.min(coming.get(product_id) ?? 0, quantity - returned),
    }))
    .filter(({ quantity }) => quantity > 0);
}

type Returned = { sums: ReturnSums; taxed: readonly Taxed[] };

async function postReturn(tx: Transaction, order: Order, about: Uuid, { sums, taxed }: Returned) {
  const { store_id: storeId, customer_id: ownerId } = order;
  const cardHome = await homeOfCardMoney(tx, order);
  const returned = {
    storeId,
    reason: 'order_returned',
    about,
    moves: [
      ...movesOfSales({ goods: -sums.goods, tax: -sums.tax }, givenBack(taxed)),
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
