import type { Insertable } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export const insertGiftCards = (tx: Transaction, rows: Insertable<Tables['gift_card']>[]) =>
  tx.insertInto('gift_card').values(rows).execute();

const heldBy = (db: Db, customerId: Uuid) => db.selectFrom('gift_card').where('holder_id', '=', customerId);

type PageAsked = { page: number; pageSize: number };

export const selectGiftCards = (db: Db, customerId: Uuid, { page, pageSize }: PageAsked) =>
  heldBy(db, customerId)
    .select(['id', 'store_id', 'sealed_code', 'amount', 'delivery_date', 'expires_on', 'delivered_at'])
    .orderBy('delivery_date', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export type GiftCardRow = Awaited<ReturnType<typeof selectGiftCards>>[number];

export const countGiftCards = async (db: Db, customerId: Uuid) => {
  const { count } = await heldBy(db, customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const selectGiftCard = (db: Db, customerId: Uuid, id: Uuid) =>
  heldBy(db, customerId).select(['id', 'store_id']).where('id', '=', id).executeTakeFirst();

const spendable = ['id', 'store_id', 'expires_on', 'delivered_at', 'cancelled_at'] as const;

export const selectGiftCardByHash = (db: Db, codeHash: Buffer) =>
  db.selectFrom('gift_card').select(spendable).where('code_hash', '=', codeHash).executeTakeFirst();

export const selectGiftCardById = (db: Db, id: Uuid) =>
  db.selectFrom('gift_card').select(spendable).where('id', '=', id).executeTakeFirst();

export type SpendableRow = NonNullable<Awaited<ReturnType<typeof selectGiftCardById>>>;
