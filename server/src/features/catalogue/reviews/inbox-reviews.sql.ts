import type { InboxState } from 'contract/inbox.staff';
import type { Updateable } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { isEarlier, type Stretch } from '../../../platform/database/earlier.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

type Part = Pick<Stretch, 'before' | 'most'>;

export const selectInboxReviews = (db: Db, state: InboxState, { before, most }: Part) =>
  db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select([
      'review.id',
      'review.written_at as at',
      'review.first_name',
      'review.rating',
      'review.text',
      'review.waits',
      'review.published as shown',
      'review.hidden_because',
      'review.answer',
      'review.answered_at',
      'review.answered_by',
      'product.name as product_name',
    ])
    .where(isEarlier('review.written_at', 'review.id', before))
    .$if(state !== 'all', (reviews) => reviews.where('review.waits', '=', state === 'waiting'))
    .orderBy('review.written_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(most)
    .execute();

export async function countWaitingReviews(db: Db) {
  const { count } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('waits', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export const lockReview = (tx: Transaction, id: Uuid) =>
  tx.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateReview = (tx: Transaction, id: Uuid, change: Updateable<Tables['review']>) =>
  tx
    .updateTable('review')
    .set({ ...change, waits: false })
    .where('id', '=', id)
    .execute();
