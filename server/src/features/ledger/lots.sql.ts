import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { HeldKind } from './accounts.js';

const cameLately = (since: Date) => sql<number>`coalesce((
  select sum(entry.amount) from ledger_entry entry
  join ledger_transaction transaction on transaction.id = entry.transaction_id
  where entry.account_id = ledger_account.id and entry.amount > 0 and transaction.at > ${since}
), 0)::bigint`;

type Asked = { kind: HeldKind; storeId: number; since: Date; most: number };

/** Accounts that hold more than has come to them since then. */
export async function heldTooLong(db: Db, { kind, storeId, since, most }: Asked): Promise<Uuid[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', kind)
    .where('store_id', '=', storeId)
    .where('balance', '>', 0)
    .where(sql<boolean>`balance > ${cameLately(since)}`)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is in them and what of it has come since then; nobody else moves it before the transaction has ended. */
export async function holdTogether(tx: Transaction, accountIds: readonly Uuid[], since: Date) {
  if (accountIds.length === 0) return [];
  await tx
    .selectFrom('ledger_account')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await tx
    .selectFrom('ledger_account')
    .select(['owner_id', 'balance', cameLately(since).as('cameLately')])
    .where('id', 'in', accountIds)
    .$narrowType<{ owner_id: Uuid; balance: number }>()
    .execute();
  return rows.map(({ owner_id: ownerId, ...standing }) => ({ ownerId, ...standing }));
}
