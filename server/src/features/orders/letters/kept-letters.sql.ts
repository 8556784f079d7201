import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { isAtStores, isEarlier, type Stretch } from '../../../platform/database/earlier.js';
import { statement } from '../../../platform/database/statement.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

type Letter = Tables['order_letter'];

type NewLetter = Omit<Letter, 'at' | 'outcome'>;

const keeping = statement((db, { id, order_id, kind, subject, to_address, person_id }: NewLetter) =>
  db.insertInto('order_letter').values({ id, order_id, kind, subject, to_address, person_id, at: db.now }),
);

export const insertOrderLetter = (tx: Transaction, letter: NewLetter) => keeping.all(tx, letter);

/** Changes nothing when the letter is not about an order. */
export const noteLetterOutcome = (tx: Transaction, id: Uuid, outcome: NonNullable<Letter['outcome']>) =>
  tx.updateTable('order_letter').set({ outcome }).where('id', '=', id).execute();

/**
 * A letter is under way as long as its job is; a letter that was given up has no job, or one that has failed.
 */
const state = sql<'waiting' | 'sent' | 'failed'>`case
  when outcome = 'sent' then 'sent'
  when outcome is null and exists (select from job where job.id = order_letter.id and failed_at is null)
    then 'waiting'
  else 'failed'
end`;

export const selectOrderLetters = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('order_letter')
    .select(['id', 'kind', 'subject', 'to_address', 'person_id', 'at', state.as('state')])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** For the page of a customer, not of an order. */
export const selectOrderLettersBefore = (db: Db, customerId: Uuid, { stores, before, most }: Stretch) =>
  db
    .selectFrom('order_letter')
    .innerJoin('purchase_order', 'purchase_order.id', 'order_letter.order_id')
    .innerJoin('store', 'store.id', 'purchase_order.store_id')
    .select([
      'order_letter.id',
      'order_letter.at',
      'order_letter.subject',
      'order_letter.to_address',
      'purchase_order.number',
      'store.name as store_name',
      state.as('state'),
    ])
    .where('purchase_order.customer_id', '=', customerId)
    .where(isAtStores('purchase_order.store_id', stores))
    .where(isEarlier('order_letter.at', 'order_letter.id', before))
    .orderBy('order_letter.at', 'desc')
    .orderBy('order_letter.id', 'desc')
    .limit(most)
    .execute();

/**
 * When an account closes, the addresses that were written to are forgotten, and that they were written to.
 */
export const forgetOrderLettersTo = (tx: Transaction, customerId: Uuid) =>
  tx
    .deleteFrom('order_letter')
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('purchase_order').select('id').where('customer_id', '=', customerId),
    )
    .execute();
