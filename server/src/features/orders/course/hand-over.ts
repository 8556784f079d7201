import { counterPaymentInWords } from 'contract/orders/counter';
import type { TakenAtCounter } from 'contract/orders/counter.staff';
import { type IdCheck, idNeeded, paymentDidNotHold, receiverNeeded } from 'contract/orders/orders.staff';
import { sum } from 'contract/platform/cents';
import type { Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import { recordPurchase } from '../../catalogue/index.js';
import {
  goodsKindOf,
  isDrink,
  mayUsePoints,
  openRuleBook,
  placeOf,
  placeOfAddress,
} from '../../fulfilment/index.js';
import { postAll } from '../../ledger/index.js';
import { selectAfterSale, storeDay } from '../../stores/index.js';
import { selectCounterPayment } from '../counter/counter-payments.sql.js';
import { takeAtCounter } from '../counter/take-at-counter.js';
import { orderLetter } from '../letters/order-letters.js';
import type { OrderParts } from '../order-parts.js';
import { pointsEarned } from './earn-points.js';
import { lockPaymentsOf } from './give-back.js';
import { selectSoldGoods } from './hand-over.sql.js';
import { moveOrder, noteOnOrder, refuseStep } from './move-order.js';
import { lockOrder, type Order, updateOrder } from './move-order.sql.js';

type SoldGoods = Awaited<ReturnType<typeof selectSoldGoods>>;

const methodWords = { driving_licence: 'driver’s license', passport: 'passport', other: 'another document' };

const notAccepted = {
  refused: 'Identity was not accepted: nothing was handed over.',
  other_name: 'The ID was not in the name of the account: nothing was handed over.',
};

export type HandOver = {
  /** Null when a command hands the order over. */
  personId: Uuid | null;
  check: IdCheck | undefined;
  taken: TakenAtCounter | undefined;
  receivedBy: string;
};

/**
 * The goods change hands: the money is taken, points are earned, and the customer may review the bottles.
 * When their identity is not accepted nothing is handed over, but the record of the check is kept.
 */
export async function handOver(
  tx: Transaction,
  { payments, wonBottles }: Pick<OrderParts, 'payments' | 'wonBottles'>,
  id: Uuid,
  { personId, check, taken, receivedBy }: HandOver,
) {
  const paid = await lockPaymentsOf(tx, payments, id);
  const order = await lockOrder(tx, id);
  refuseStep(order, 'handed_over');
  const goods = await selectSoldGoods(tx, id);
  const hasDrinks = goods.some(({ department, category }) => isDrink(goodsKindOf(department, category)));
  if (hasDrinks && !check) throw refuse(idNeeded);
  if (check) await updateOrder(tx, id, { hand_over_check: JSON.stringify(check) });
  if (hasDrinks && check && check.result !== 'shown') {
    await noteOnOrder(tx, id, notAccepted[check.result]);
    return;
  }
  if (order.fulfilment === 'delivery' && !receivedBy) throw refuse(receiverNeeded);
  await takeAtCounter(tx, order, taken, personId);
  await takePromised(tx, payments, order, paid);
  await moveOrder(tx, id, 'handed_over', {
    note: await noteOf(tx, id, check, receivedBy),
    change: { received_by: receivedBy },
  });
  await wonBottles.handedOver(tx, id);
  const earned = await pointsFor(tx, order, goods);
  await updateOrder(tx, id, { handed_over_at: tx.now, points_earned: earned });
  await postPoints(tx, order, earned);
  await recordPurchase(tx, order.customer_id, [...new Set(goods.map(({ product_id }) => product_id))]);
  await orderLetter(tx, id, 'handed_over');
}

type Locked = Awaited<ReturnType<typeof lockPaymentsOf>>;

/**
 * Takes the money that a card has promised. Past orders that were loaded without a payment were paid long
 * ago.
 */
async function takePromised(tx: Transaction, payments: OrderParts['payments'], order: Order, paid: Locked) {
  if (order.paid_by_payment === 0 || order.payment_method === 'at_pickup') return;
  const promised = paid.find(({ captured, status }) => captured > 0 || status === 'authorised');
  if (paid.length > 0 && !promised) throw refuse(paymentDidNotHold);
  if (promised) await payments.askCapture(tx, promised.id);
}

/** What is said about the hand-over, to the customer on their order and to staff. */
async function noteOf(tx: Transaction, id: Uuid, check: IdCheck | undefined, receivedBy: string) {
  const payment = await selectCounterPayment(tx, id);
  return [
    check && `ID checked: ${methodWords[check.method]}.`,
    payment && `${counterPaymentInWords(payment)}.`,
    receivedBy && `Received by ${receivedBy}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The points follow the rules of the place where the goods change hands, on the day when they do. */
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
  const earning = sum([...worth].map(([position, cents]) => (barred.has(position) ? 0 : cents)));
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
