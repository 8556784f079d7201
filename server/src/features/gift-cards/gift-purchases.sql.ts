import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

type NewPurchase = Omit<Insertable<Tables['gift_purchase']>, 'number' | 'status' | 'created_at' | 'paid_at'>;

export const insertPurchase = (tx: Transaction, purchase: NewPurchase) =>
  tx
    .insertInto('gift_purchase')
    .values({
      ...purchase,
      number: sql<string>`'G' || nextval('gift_purchase_number')`,
      status: 'open',
      created_at: tx.now,
    })
    .execute();

/** The card of a purchase bears its id. */
export const selectPurchase = (db: Db, customerId: Uuid, id: Uuid) =>
  db
    .selectFrom('gift_purchase')
    .leftJoin('gift_card', 'gift_card.id', 'gift_purchase.id')
    .selectAll('gift_purchase')
    .select(['gift_card.delivered_at', 'gift_card.cancelled_at'])
    .where('gift_purchase.id', '=', id)
    .where('gift_purchase.customer_id', '=', customerId)
    .executeTakeFirst();

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof selectPurchase>>>;

/** Nobody else changes it before the transaction has ended. */
export const lockPurchase = (tx: Transaction, id: Uuid) =>
  tx.selectFrom('gift_purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Status = Tables['gift_purchase']['status'];

export const updatePurchaseStatus = (tx: Transaction, id: Uuid, status: Status) =>
  tx
    .updateTable('gift_purchase')
    .set({ status, ...(status === 'paid' && { paid_at: tx.now }) })
    .where('id', '=', id)
    .execute();

export const deleteOpenGiftCartsOf = (tx: Transaction, customerId: Uuid) =>
  tx.deleteFrom('gift_purchase').where('customer_id', '=', customerId).where('status', '=', 'open').execute();

export const deleteGiftCartsLeftBefore = (tx: Transaction, moment: Date) =>
  tx.deleteFrom('gift_purchase').where('status', '=', 'open').where('created_at', '<', moment).execute();
