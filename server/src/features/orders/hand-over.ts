import { type IdCheck, idNeeded, paymentDidNotHold } from 'contract/orders-staff';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import { recordPurchase } from '../catalogue/index.js';
import {
  goodsKindOf,
  isDrink,
  mayUsePoints,
  openRuleBook,
  placeOf,
  placeOfAddress,
} from '../fulfilment/index.js';
import { postAll } from '../ledger/index.js';
import { selectAfterSale, storeDay } from '../stores/index.js';
import { pointsEarned } from './earn-points.js';
import { lockPaymentsOf } from './give-back.js';
import { selectSoldGoods } from './hand-over.sql.js';
import { moveOrder, noteOnOrder, refuseStep } from './move-order.js';
import { lockOrder, type Order, updateOrder } from './move-order.sql.js';
import { orderLetter } from './order-letters.js';
import type { OrderParts } from './order-parts.js';

type SoldGoods = Awaited<ReturnType<typeof selectSoldGoods>>;

const methodWords = { driving_licence: 'driving licence', passport: 'passport', other: 'another document' };

/**
 * The goods change hands: now the money is taken, points are earned, and who has the bottles may write about
 * them. Where identity is not accepted nothing changes hands, and that it was looked at is kept all the same.
 */
export async function handOver(
  tx: Transaction,
  { payments, wonBottles }: Pick<OrderParts, 'payments' | 'wonBottles'>,
  id: Uuid,
  check: IdCheck | undefined,
) {
  const paid = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrder(tx, id);
  refuseStep(order, 'handed_over');
  const goods = await selectSoldGoods(tx, id);
  const hasDrinks = goods.some(({ department, category }) => isDrink(goodsKindOf(department, category)));
  if (hasDrinks && !check) throw refuse(idNeeded);
  if (check) await updateOrder(tx, id, { hand_over_check: JSON.stringify(check) });
  if (hasDrinks && check?.result === 'refused') {
    await noteOnOrder(tx, id, 'Identity was not accepted: nothing was handed over.');
    return;
  }
  await takePayment(tx, payments, order, paid);
  const note = check ? `Identity was shown: ${methodWords[check.method]}.` : '';
  await moveOrder(tx, id, 'handed_over', { note });
  await wonBottles.handedOver(tx, id);
  const earned = await pointsFor(tx, order, goods);
  await updateOrder(tx, id, { handed_over_at: tx.now, points_earned: earned });
  await postPoints(tx, order, earned);
  await recordPurchase(tx, order.customer_id, [...new Set(goods.map(({ product_id }) => product_id))]);
  await orderLetter(tx, id, 'handed_over');
}

type Locked = Awaited<ReturnType<typeof lockPaymentsOf>>;

async function takePayment(tx: Transaction, payments: OrderParts['payments'], order: Order, paid: Locked) {
  const { id, store_id: storeId, paid_by_payment: amount } = order;
  if (amount === 0) return;
  if (order.payment_method !== 'at_pickup') {
    // What is older than payments has none here, and was paid long ago.
    const holds = paid.find(({ captured, status }) => captured > 0 || status === 'authorised');
    if (paid.length > 0 && !holds) throw refuse(paymentDidNotHold);
    if (holds) await payments.askCapture(tx, holds.id);
    return;
  }
  await postAll(tx, [
    {
      storeId,
      reason: 'payment_captured',
      about: id,
      moves: [
        { account: { kind: 'payment_due' }, amount },
        { account: { kind: 'payments' }, amount: -amount },
      ],
    },
  ]);
}

/** By the rules of the place where the goods change hands, on the day on which they do. */
async function pointsFor(tx: Transaction, order: Order, goods: SoldGoods) {
  const store = await selectAfterSale(tx, order.store_id);
  const place =
    (order.address && (await placeOfAddress(tx, order.address))) ??
    (await placeOf(tx, store.jurisdiction, store.zip));
  const book = await openRuleBook(tx, [place.state]);
  const day = storeDay(store.timezone, tx.now);
  const barred = new Set(
    goods
      .filter(({ department, category }) =>
        mayUsePoints(book, place, day, goodsKindOf(department, category), 'earn'),
      )
      .map(({ position }) => position),
  );
  const worth = new Map(goods.map((each) => [each.position, each.worth]));
  const earning = [...worth].reduce((sum, [position, cents]) => sum + (barred.has(position) ? 0 : cents), 0);
  return pointsEarned(order, earning, store.points_per_dollar);
}

async function postPoints(tx: Transaction, { id, store_id: storeId, customer_id }: Order, earned: number) {
  if (earned === 0) return;
  await postAll(tx, [
    {
      storeId,
      reason: 'order_handed_over',
      about: id,
      moves: [
        { account: { kind: 'points', ownerId: customer_id }, amount: earned },
        { account: { kind: 'points_issued' }, amount: -earned },
      ],
    },
  ]);
}
