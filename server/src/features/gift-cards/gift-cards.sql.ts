import type { PageAsked } from 'contract/platform/page';
import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export const insertGiftCards = (tx: Transaction, rows: Insertable<Tables['gift_card']>[]) =>
  tx.insertInto('gift_card').values(rows).execute();

/** The cards that a customer holds, and those that they sent, whoever holds these by now. */
const listedFor = (db: Db, customerId: Uuid) =>
  db
    .selectFrom('gift_card')
    .where((is) => is.or([is('owner_id', '=', customerId), is('buyer_id', '=', customerId)]));

export const selectGiftCards = (db: Db, customerId: Uuid, { page, pageSize }: PageAsked) =>
  listedFor(db, customerId)
    .select([
      'id',
      'store_id',
      'sealed_code',
      'amount',
      'delivery_date',
      'expires_on',
      'delivered_at',
      'blocked_at',
    ])
    .select(['owner_id', 'recipient_name', 'design_id'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('gift_purchase')
          .select('gift_purchase.id')
          .whereRef('gift_purchase.id', '=', 'gift_card.id')
          .where('gift_purchase.customer_id', '=', customerId),
      ).as('is_gift'),
    )
    .orderBy('delivery_date', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** The delivered cards of this customer that end within these days, wherever on earth. */
export const selectEndingCards = (db: Db, customerId: Uuid, from: string, until: string) =>
  db
    .selectFrom('gift_card')
    .select(['id', 'store_id', 'expires_on'])
    .where('owner_id', '=', customerId)
    .where('delivered_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('expires_on', '>=', from)
    .where('expires_on', '<=', until)
    .orderBy('expires_on')
    .orderBy('id')
    .execute();

export type GiftCardRow = Awaited<ReturnType<typeof selectGiftCards>>[number];

export const countGiftCards = async (db: Db, customerId: Uuid) => {
  const { count } = await listedFor(db, customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const selectGiftCard = (db: Db, customerId: Uuid, id: Uuid) =>
  db
    .selectFrom('gift_card')
    .select(['id', 'store_id'])
    .where('id', '=', id)
    .where('owner_id', '=', customerId)
    .executeTakeFirst();

const spendable = [
  'id',
  'store_id',
  'buyer_id',
  'owner_id',
  'expires_on',
  'delivered_at',
  'cancelled_at',
  'blocked_at',
  'code_hash',
  'code_end',
] as const;

export const selectGiftCardByHash = (db: Db, codeHashes: readonly Buffer[]) =>
  db.selectFrom('gift_card').select(spendable).where('code_hash', 'in', codeHashes).executeTakeFirst();

export const selectGiftCardById = (db: Db, id: Uuid) =>
  db.selectFrom('gift_card').select(spendable).where('id', '=', id).executeTakeFirst();

/** Nobody claims the card until the transaction ends, and any claim that had begun has ended. */
export const lockGiftCardToSpend = (tx: Transaction, id: Uuid) =>
  tx.selectFrom('gift_card').select('id').where('id', '=', id).forShare().execute();

export const selectSealedCodesOf = async (db: Db, ids: readonly Uuid[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('gift_card').select(['id', 'sealed_code']).where('id', 'in', ids).execute();

const letterColumns = [
  'id',
  'store_id',
  'design_id',
  'buyer_id',
  'owner_id',
  'sealed_code',
  'amount',
  'recipient_name',
  'recipient_email',
  'greeting',
  'message',
  'expires_on',
] as const;

/** Marks the cards that were not sent yet, so that nobody sends them a second time. */
export const markDelivered = (tx: Transaction, ids: readonly Uuid[]) =>
  tx
    .updateTable('gift_card')
    .set({ delivered_at: tx.now })
    .where('id', 'in', ids)
    .where('delivered_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning(letterColumns)
    .execute();

export type DeliveredRow = Awaited<ReturnType<typeof markDelivered>>[number];

type AtStore = { storeId: number; day: string };

const daysAtStores = (stores: readonly AtStore[]) => sql`
  unnest(${stores.map(({ storeId }) => storeId)}::integer[], ${stores.map(({ day }) => day)}::date[])
    as today (store_id, day)`;

/** Cards whose day has come at their store and that no other process has locked. */
export async function takeDueCards(tx: Transaction, stores: readonly AtStore[], most: number) {
  const { rows } = await sql<{ id: Uuid }>`
    select card.id from ${daysAtStores(stores)}
    join gift_card card on card.store_id = today.store_id and card.delivery_date <= today.day
    where card.delivered_at is null and card.cancelled_at is null and card.blocked_at is null
    order by card.delivery_date limit ${most} for update of card skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Marks cards whose last day is over at their store. */
export async function takeExpiredCards(tx: Transaction, stores: readonly AtStore[], most: number) {
  const { rows } = await sql<{ id: Uuid; store_id: number }>`
    with over as materialized (
      select card.id from ${daysAtStores(stores)}
      join gift_card card on card.store_id = today.store_id and card.expires_on <= today.day
      where card.expired_at is null and card.cancelled_at is null
      limit ${most} for update of card skip locked
    )
    update gift_card set expired_at = ${tx.now} where id in (select id from over) returning id, store_id`.execute(
    tx,
  );
  return rows;
}

export const lockGiftCardOfBuyer = (tx: Transaction, buyerId: Uuid, id: Uuid) =>
  tx
    .selectFrom('gift_card')
    .select([...letterColumns, 'delivered_at', 'cancelled_at'])
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();

export const markGiftCardCancelled = (tx: Transaction, id: Uuid) =>
  tx.updateTable('gift_card').set({ cancelled_at: tx.now }).where('id', '=', id).execute();

type Found = { id: Uuid; code_hash: Buffer };

/**
 * From now on the card is theirs, or it was before. False when somebody else has claimed it, when they sent
 * it themselves, or when it got another code or was blocked since it was found.
 */
export async function markGiftCardClaimed(tx: Transaction, { id, code_hash }: Found, customerId: Uuid) {
  const { numUpdatedRows } = await tx
    .updateTable('gift_card')
    .set({ owner_id: customerId })
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .where('blocked_at', 'is', null)
    .where((is) =>
      is.or([
        is('owner_id', '=', customerId),
        is.and([is('owner_id', 'is', null), is('buyer_id', 'is distinct from', customerId)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
