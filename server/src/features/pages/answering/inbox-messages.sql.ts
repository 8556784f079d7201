import type { InboxState } from 'contract/inbox.staff';
import type { ContactTopic } from 'contract/pages';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { isAtStores, isEarlier, type Stores, type Stretch } from '../../../platform/database/earlier.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

type Answer = { text: string; person_id: Uuid; at: string };

const answers = sql<Answer[]>`coalesce((
  select json_agg(json_build_object('text', text, 'person_id', person_id, 'at', answered_at) order by answered_at)
  from contact_answer where message_id = contact_message.id
), '[]')`;

const messages = (db: Db, { stores, before, most }: Stretch) =>
  db
    .selectFrom('contact_message')
    .innerJoin('store', 'store.id', 'contact_message.store_id')
    .select([
      'contact_message.id',
      'contact_message.sent_at as at',
      'contact_message.name',
      'contact_message.email',
      'contact_message.topic',
      'contact_message.order_id as order_number',
      'contact_message.message as text',
      'contact_message.state',
      'contact_message.taken_by',
      'store.name as store_name',
      answers.as('answers'),
    ])
    .where(isAtStores('contact_message.store_id', stores))
    .where(isEarlier('contact_message.sent_at', 'contact_message.id', before))
    .orderBy('contact_message.sent_at', 'desc')
    .orderBy('contact_message.id', 'desc')
    .limit(most)
    .$narrowType<{ topic: ContactTopic }>();

export const selectInboxMessages = (db: Db, state: InboxState, stretch: Stretch) =>
  messages(db, stretch)
    .$if(state === 'waiting', (all) => all.where('contact_message.state', '=', 'waiting'))
    .$if(state === 'settled', (all) => all.where('contact_message.state', '!=', 'waiting'))
    .execute();

export async function countWaitingMessages(db: Db, stores: Stores) {
  const { count } = await db
    .selectFrom('contact_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .where(isAtStores('store_id', stores))
    .executeTakeFirstOrThrow();
  return count;
}

/** Messages with this sender's address, whoever typed it. */
export const selectMessagesFrom = (db: Db, email: string, stretch: Stretch) =>
  messages(db, stretch).where(sql<string>`lower(contact_message.email)`, '=', email.toLowerCase()).execute();

export const lockMessage = (tx: Transaction, id: Uuid, stores: Stores) =>
  tx
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', id)
    .where(isAtStores('store_id', stores))
    .forUpdate()
    .executeTakeFirst();

export async function countAnswers(db: Db, messageId: Uuid) {
  const { count } = await db
    .selectFrom('contact_answer')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertAnswer = (tx: Transaction, answer: Tables['contact_answer']) =>
  tx.insertInto('contact_answer').values(answer).execute();

export const updateMessage = (
  tx: Transaction,
  id: Uuid,
  change: Partial<Pick<Tables['contact_message'], 'taken_by'> & { state: 'answered' | 'done' }>,
) => tx.updateTable('contact_message').set(change).where('id', '=', id).execute();
