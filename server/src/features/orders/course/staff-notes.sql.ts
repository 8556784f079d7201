import type { Db, Transaction } from '../../../platform/database/database.js';
import { newId, type Uuid } from '../../../platform/ids.js';

type Own = { order_id: Uuid; person_id: Uuid };

/** Replaces the claim of whoever picked the order before. */
export const putClaim = (tx: Transaction, { order_id, person_id }: Own) =>
  tx
    .insertInto('purchase_order_claim')
    .values({ order_id, person_id, at: tx.now })
    .onConflict((there) => there.column('order_id').doUpdateSet({ person_id, at: tx.now }))
    .execute();

export const deleteClaim = (tx: Transaction, { order_id, person_id }: Own) =>
  tx
    .deleteFrom('purchase_order_claim')
    .where('order_id', '=', order_id)
    .where('person_id', '=', person_id)
    .execute();

/** The order is picked: no claim on it is needed any more, whoever made it. */
export const endClaims = (tx: Transaction, orderId: Uuid) =>
  tx.deleteFrom('purchase_order_claim').where('order_id', '=', orderId).execute();

export const selectClaim = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_claim')
    .select(['person_id', 'at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

export const insertNote = (tx: Transaction, note: Own & { text: string }) =>
  tx
    .insertInto('purchase_order_note')
    .values({ ...note, id: newId(tx.now), at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow();

export const selectNotes = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_note')
    .select(['person_id', 'text', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
