import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

const nameOf = (who: 'buyer' | 'holder') =>
  sql<
    string | null
  >`nullif(trim(${sql.ref(`${who}.first_name`)} || ' ' || ${sql.ref(`${who}.last_name`)}), '')`;

const cards = (db: Db, storeId: number) =>
  db
    .selectFrom('gift_card as card')
    .leftJoin('customer as buyer', 'buyer.id', 'card.buyer_id')
    .leftJoin('customer as holder', 'holder.id', 'card.owner_id')
    .leftJoin('gift_purchase as purchase', 'purchase.id', 'card.id')
    .where('card.store_id', '=', storeId);

const columns = (db: Db, storeId: number) =>
  cards(db, storeId).select([
    'card.id',
    'card.code_end',
    'card.amount',
    'card.bought_at',
    'card.delivery_date',
    'card.expires_on',
    'card.delivered_at',
    'card.cancelled_at',
    'card.blocked_at',
    'card.blocked_because',
    'card.recipient_name',
    'card.recipient_email',
    'card.buyer_id',
    'card.owner_id',
    'purchase.number',
    nameOf('buyer').as('buyer'),
    nameOf('holder').as('holder'),
  ]);

/** `%` and `_` are searched as ordinary characters. */
const beginning = (words: string) => `${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Everything that the typed words can mean; `end` is the end of a code as people may write it down. */
const matches = (words: string, end: string) => sql<boolean>`(
  card.code_end = ${end} or purchase.number = ${words.toUpperCase()}
  or lower(card.recipient_name) like ${beginning(words)} or lower(card.recipient_email) like ${beginning(words)}
  or lower(buyer.first_name || ' ' || buyer.last_name) like ${beginning(words)}
  or lower(buyer.last_name) like ${beginning(words)} or lower(buyer.email) like ${beginning(words)}
  or lower(holder.first_name || ' ' || holder.last_name) like ${beginning(words)}
  or lower(holder.last_name) like ${beginning(words)} or lower(holder.email) like ${beginning(words)}
)`;

export type CardSearch = { storeId: number; words: string; end: string };

export const selectCardsOfStore = (
  db: Db,
  { storeId, words, end }: CardSearch,
  { page, pageSize }: PageAsked,
) =>
  columns(db, storeId)
    .$if(words !== '', (found) => found.where(matches(words, end)))
    .orderBy('card.bought_at', 'desc')
    .orderBy('card.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countCardsOfStore(db: Db, { storeId, words, end }: CardSearch) {
  const { count } = await cards(db, storeId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(words !== '', (found) => found.where(matches(words, end)))
    .executeTakeFirstOrThrow();
  return count;
}

export const selectCardOfStore = (db: Db, storeId: number, id: Uuid) =>
  columns(db, storeId).where('card.id', '=', id).executeTakeFirst();

export type CardRow = NonNullable<Awaited<ReturnType<typeof selectCardOfStore>>>;

/**
 * An order that spends the card holds a share of this row's lock: so it spends the card before what follows
 * here, or not at all.
 */
export const lockCardOfStore = (tx: Transaction, storeId: number, id: Uuid) =>
  tx
    .selectFrom('gift_card')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type CardChanges = Partial<{
  blocked_at: Date | null;
  blocked_because: string | null;
  owner_id: Uuid | null;
  recipient_name: string;
  recipient_email: string;
  sealed_code: Buffer;
  code_hash: Buffer;
  code_end: string;
}>;

export const updateCard = (tx: Transaction, id: Uuid, changes: CardChanges) =>
  tx.updateTable('gift_card').set(changes).where('id', '=', id).execute();

/** The buyer reads it in their own list, too. */
export const updateRecipientOfPurchase = (
  tx: Transaction,
  id: Uuid,
  to: { recipient_name: string; recipient_email: string },
) => tx.updateTable('gift_purchase').set(to).where('id', '=', id).execute();
