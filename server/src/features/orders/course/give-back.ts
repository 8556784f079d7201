import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Taxed } from '../../../platform/database/tables/orders.js';
import type { Uuid } from '../../../platform/ids.js';
import { takesBack } from '../../gift-cards/index.js';
import type { postAll } from '../../ledger/index.js';
import type { Payments } from '../../payments/index.js';
import { storeRule } from '../../stores/index.js';
import { movesOfUndoing } from '../placing/order-moves.js';
import type { Order } from './move-order.sql.js';

type Account = Parameters<typeof postAll>[1][number]['moves'][number]['account'];

/**
 * Locks the payments before their order. Noting the outcome of a payment locks in the same order, so the two
 * never wait for each other.
 */
export async function lockPaymentsOf(tx: Transaction, payments: Payments, orderId: Uuid) {
  const locked = [];
  for (const { id } of await payments.ofOrder(tx, orderId)) locked.push(await payments.lock(tx, id));
  return locked;
}

/**
 * Where the money of a gift card goes back to: the card, or the customer's store credit when the card can no
 * longer be used.
 */
export async function homeOfCardMoney(db: Db, order: Order): Promise<Account> {
  const credit = { kind: 'store_credit', ownerId: order.customer_id } as const;
  if (order.gift_card_id === null) return credit;
  const { timezone } = await storeRule(db, order.store_id);
  const isGood = await takesBack(db, order.gift_card_id, { timezone });
  return isGood ? { kind: 'gift_card', ownerId: order.gift_card_id } : credit;
}

/** What a gift card paid cannot go back to it. */
export const isCardOver = async (db: Db, order: Order) =>
  order.paid_by_gift_card > 0 && (await homeOfCardMoney(db, order)).kind !== 'gift_card';

/**
 * What a cancelled order gives back: all that was redeemed for it, and the payment where one was promised. An
 * order that still waits for its payment owes nothing.
 */
export const backOfCancelled = (order: Order, payments: Awaited<ReturnType<Payments['ofOrder']>>) => ({
  given_back_payment:
    order.status !== 'awaiting_payment' && payments.some(({ authorised_at }) => authorised_at !== null)
      ? order.paid_by_payment
      : 0,
  given_back_points: order.points_redeemed,
  given_back_credit: order.paid_by_store_credit,
  given_back_card: order.paid_by_gift_card,
});

/** The reverse of everything that an order moved in the ledger. */
export async function movesBack(tx: Transaction, order: Order, taxed: readonly Taxed[]) {
  const cardHome = await homeOfCardMoney(tx, order);
  return movesOfUndoing(order, taxed).map(({ account, amount }) => ({
    account: account.kind === 'gift_card' ? cardHome : account,
    amount,
  }));
}
