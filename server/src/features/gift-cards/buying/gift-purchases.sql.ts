import { type Insertable, sql } from 'kysely';
import { days, later } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

type NewGiftCart = Omit<Insertable<Tables['gift_purchase']>, 'number' | 'status' | 'created_at' | 'paid_at'>;

export const insertGiftCart = (tx: Transaction, purchase: NewGiftCart) =>
  tx
    .insertInto('gift_purchase')
    .values({
      ...purchase,
      number: sql<string>`'G' || nextval('gift_purchase_number')`,
      status: 'open',
      created_at: tx.now,
    })
    .execute();

/** The card of a purchase has the same id. */
export const selectGiftPurchase = (db: Db, customerId: Uuid, id: Uuid) =>
  db
    .selectFrom('gift_purchase')
    .leftJoin('gift_card', 'gift_card.id', 'gift_purchase.id')
    .selectAll('gift_purchase')
    .select(['gift_card.delivered_at', 'gift_card.cancelled_at', 'gift_card.owner_id', 'gift_card.buyer_id'])
    .where('gift_purchase.id', '=', id)
    .where('gift_purchase.customer_id', '=', customerId)
    .executeTakeFirst();

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof selectGiftPurchase>>>;

/** Nobody else changes it until the transaction ends. */
export const lockGiftPurchase = (tx: Transaction, id: Uuid) =>
  tx.selectFrom('gift_purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type OfDay = { cards: number; money: number; most_cards: number; most_money: number };

/**
 * What a customer pays or has paid within a day for gifts, at every store, apart from this gift; in cents.
 */
export async function selectGiftsOfDay(tx: Transaction, customerId: Uuid, storeId: number, besides: Uuid) {
  const { rows } = await sql<OfDay>`
    select store.most_gift_cards_a_day as most_cards, store.most_gift_money_a_day as most_money,
      count(gift.id)::int as cards, coalesce(sum(gift.amount), 0)::int as money
    from store
    left join gift_purchase gift on gift.customer_id = ${customerId} and gift.id <> ${besides}
      and (gift.status = 'awaiting_payment' or gift.paid_at > ${later(tx.now, -days(1))})
    where store.id = ${storeId} group by store.id`.execute(tx);
  return rows[0]!;
}

type Status = Tables['gift_purchase']['status'];

export const updateGiftPurchaseStatus = (tx: Transaction, id: Uuid, status: Status) =>
  tx
    .updateTable('gift_purchase')
    .set({ status, ...(status === 'paid' && { paid_at: tx.now }) })
    .where('id', '=', id)
    .execute();

export const deleteOpenGiftCartsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('gift_purchase').where('customer_id', '=', customerId).where('status', '=', 'open').execute();

export const deleteGiftCartsLeftBefore = (tx: Transaction, moment: Date) =>
  tx.deleteFrom('gift_purchase').where('status', '=', 'open').where('created_at', '<', moment).execute();

export type RefundOwed = {
  number: string;
  storeId: number;
  /** In cents. */
  amount: number;
};

/**
 * Cancelled gifts whose money is neither back nor on its way, because the provider has refused. Found by
 * their payments, as in the audit.
 */
export async function refundsOwed(db: Db): Promise<RefundOwed[]> {
  const { rows } = await sql<RefundOwed>`
    select purchase.number, purchase.store_id as "storeId", payment.captured - payment.refunds_asked as amount
    from gift_purchase purchase join payment on payment.order_id = purchase.id
    where purchase.status = 'cancelled' and payment.captured > payment.refunds_asked
    order by purchase.number`.execute(db);
  return rows;
}
