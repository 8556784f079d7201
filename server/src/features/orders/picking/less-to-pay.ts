import { balanceTooLow } from 'contract/ledger';
import { paymentDidNotHold } from 'contract/orders/orders.staff';
import { differenceGone } from 'contract/orders/replacements.staff';
import type { LessToPay } from 'contract/orders/shorts.staff';
import { dollars } from 'contract/platform/money';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Taxed } from '../../../platform/database/tables/orders.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { Refused, refuse } from '../../../platform/refuse.js';
import { postAll } from '../../ledger/index.js';
import { type lockPaymentsOf, movesBack } from '../course/give-back.js';
import { type Order, updateOrder } from '../course/move-order.sql.js';
import type { OrderParts } from '../order-parts.js';
import { givenBack } from '../taxed.js';
import { type OrderSums, reversed, without } from './short-sums.js';
import { insertShort } from './shorts.sql.js';

type Locked = Awaited<ReturnType<typeof lockPaymentsOf>>;

/** By how much a change would make an order cheaper, and which way that money goes back. */
export async function shownLess(
  db: Db,
  { payments }: OrderParts,
  order: Order,
  less: OrderSums,
): Promise<LessToPay> {
  return {
    total_before: dollars(order.total),
    total_after: dollars(order.total - less.total),
    fee: dollars(less.fee),
    tax: dollars(less.tax),
    payment: dollars(less.paid_by_payment),
    is_taken: (await payments.ofOrder(db, order.id)).some(({ captured }) => captured > 0),
    points: less.points_redeemed,
    store_credit: dollars(less.paid_by_store_credit),
    gift_card: dollars(less.paid_by_gift_card),
  };
}

type Named = { position: number; name: string; brand: string; vintage: number | null; quantity: number };
type Less = { id: Uuid; less: OrderSums; taxed: readonly Taxed[]; lines: readonly Named[] };

/** Makes the order cheaper by `less` from now on, and gives back what was paid for that. */
export async function bookLess(
  tx: Transaction,
  { payments }: OrderParts,
  order: Order,
  paid: Locked,
  { id, less, taxed, lines }: Less,
) {
  await updateOrder(tx, order.id, without(order, less));
  const refunded = await takeLess(tx, payments, order, paid, { id, amount: less.paid_by_payment });
  await insertShort(tx, { id, order_id: order.id, lines: JSON.stringify(lines), ...less, refunded });
  await post(tx, order, id, { less, taxed });
}

/**
 * The reverse, once: the order costs `less` more again. Refused when what was given back can no longer be
 * taken.
 */
export async function bookAgain(
  tx: Transaction,
  { payments }: OrderParts,
  order: Order,
  paid: Locked,
  { undoes, less, taxed }: Pick<Less, 'less' | 'taxed'> & { undoes: Uuid },
) {
  const id = newId(tx.now);
  const more = reversed(less);
  await updateOrder(tx, order.id, without(order, more));
  if (less.paid_by_payment > 0 && order.payment_method !== 'at_pickup' && paid.length > 0) {
    const promised = paid.find(({ status }) => status === 'authorised');
    if (!promised) throw refuse(differenceGone);
    await payments.askMore(tx, promised.id, less.paid_by_payment);
  }
  await insertShort(tx, { id, order_id: order.id, lines: '[]', ...more, refunded: 0, undoes });
  await post(tx, order, id, { less: more, taxed: givenBack(taxed) }).catch((error: unknown) => {
    throw error instanceof Refused && error.refusal.code === balanceTooLow.code
      ? refuse(differenceGone)
      : error;
  });
}

async function post(
  tx: Transaction,
  order: Order,
  about: Uuid,
  { less, taxed }: Pick<Less, 'less' | 'taxed'>,
) {
  if (less.total === 0) return;
  const moves = await movesBack(tx, { ...order, ...less }, taxed);
  await postAll(tx, [{ storeId: order.store_id, reason: 'order_short', about, moves }]);
}

/**
 * Takes less of what a card has promised, or refunds what was already taken. Returns how much is refunded.
 */
async function takeLess(
  tx: Transaction,
  payments: OrderParts['payments'],
  order: Order,
  paid: Locked,
  { id, amount }: { id: Uuid; amount: number },
) {
  // At the counter nothing was paid yet, and orders loaded without a payment have no payment to lower.
  if (amount === 0 || order.payment_method === 'at_pickup' || paid.length === 0) return 0;
  const holding = paid.find(({ status, captured }) => captured > 0 || status === 'authorised');
  if (!holding) throw refuse(paymentDidNotHold);
  if (holding.captured === 0) {
    await payments.askLess(tx, holding.id, amount);
    return 0;
  }
  await payments.askRefund(tx, holding.id, amount, id);
  return amount;
}
