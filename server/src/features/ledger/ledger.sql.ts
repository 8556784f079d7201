import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { HeldKind } from './accounts.js';

type NewAccount = { id: Uuid; storeId: number; kind: string; ownerId: Uuid | null };
type NewTransaction = { id: Uuid; storeId: number; reason: string; about: Uuid; lines: number; at: Date };
type NewEntry = { transactionId: Uuid; line: number; accountId: Uuid; amount: number };

/** Opens the accounts that are missing, in the order given; the ids of the transactions whose cause is new. */
export async function insertTransactions(
  tx: Transaction,
  accounts: readonly NewAccount[],
  transactions: readonly NewTransaction[],
) {
  const { rows } = await sql<{ id: Uuid }>`
    with opened as (
      insert into ledger_account (id, store_id, kind, owner_id, balance)
      select id, store_id, kind, owner_id, case when owner_id is not null then 0 end
      from unnest(
        ${accounts.map(({ id }) => id)}::uuid[],
        ${accounts.map(({ storeId }) => storeId)}::integer[],
        ${accounts.map(({ kind }) => kind)}::text[],
        ${accounts.map(({ ownerId }) => ownerId)}::uuid[]
      ) as missing (id, store_id, kind, owner_id)
      where not exists (select from ledger_account where ledger_account.id = missing.id)
      on conflict do nothing
    )
    insert into ledger_transaction (id, store_id, reason, about, lines, at)
    select * from unnest(
      ${transactions.map(({ id }) => id)}::uuid[],
      ${transactions.map(({ storeId }) => storeId)}::integer[],
      ${transactions.map(({ reason }) => reason)}::text[],
      ${transactions.map(({ about }) => about)}::uuid[],
      ${transactions.map(({ lines }) => lines)}::smallint[],
      ${transactions.map(({ at }) => at.toISOString())}::timestamptz[]
    )
    on conflict (about, reason) do nothing
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const insertEntries = (tx: Transaction, entries: readonly NewEntry[]) =>
  sql`
    insert into ledger_entry (transaction_id, line, account_id, amount)
    select * from unnest(
      ${entries.map(({ transactionId }) => transactionId)}::uuid[],
      ${entries.map(({ line }) => line)}::smallint[],
      ${entries.map(({ accountId }) => accountId)}::uuid[],
      ${entries.map(({ amount }) => amount)}::bigint[]
    )`.execute(tx);

const held = (db: Db, kind: HeldKind, ownerIds: readonly Uuid[]) =>
  db
    .selectFrom('ledger_account')
    .select(['id', 'store_id', 'owner_id', 'balance', 'entries'])
    .where('kind', '=', kind)
    .where('owner_id', 'in', ownerIds)
    .$narrowType<{ owner_id: Uuid; balance: number }>();

export const selectHeld = (db: Db, kind: HeldKind, ownerIds: readonly Uuid[]) =>
  held(db, kind, ownerIds).execute();

/** Of the accounts of these ids, where there ever was something. */
export const selectBalances = (db: Db, ids: readonly Uuid[]) =>
  db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', 'in', ids)
    .$narrowType<{ balance: number }>()
    .execute();

/** Nobody else moves these balances before the transaction has ended. */
export const lockHeld = (tx: Transaction, kind: HeldKind, ownerId: Uuid) =>
  held(tx, kind, [ownerId]).orderBy('id').forUpdate().execute();

/** The entries of one account from a position downwards. */
export const selectEntries = (db: Db, accountId: Uuid, newest: number, count: number) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .select([
      'ledger_transaction.at',
      'ledger_transaction.reason',
      'ledger_transaction.about',
      'ledger_entry.amount',
      'ledger_entry.balance',
    ])
    .where('account_id', '=', accountId)
    .where('position', '<=', newest)
    .where('position', '>', newest - count)
    .orderBy('position', 'desc')
    .$narrowType<{ balance: number }>()
    .execute();
