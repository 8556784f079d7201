import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Uuid } from '../../platform/ids.js';
import type { BalanceKind, TaxRate } from './accounts.js';

type NewAccount = {
  id: Uuid;
  storeId: number;
  kind: string;
  ownerId: Uuid | null;
  rate: TaxRate | undefined;
};
type NewTransaction = { id: Uuid; storeId: number; reason: string; about: Uuid; lines: number; at: Date };
type NewEntry = { transactionId: Uuid; line: number; accountId: Uuid; amount: number };

/** The rows by their columns: one array for each column, however many rows there are. */
const columnsOf = (
  accounts: readonly NewAccount[],
  transactions: readonly NewTransaction[],
  entries: readonly NewEntry[],
) => ({
  accounts: accounts.map(({ id }) => id),
  storesOfAccounts: accounts.map(({ storeId }) => storeId),
  kinds: accounts.map(({ kind }) => kind),
  owners: accounts.map(({ ownerId }) => ownerId),
  taxStates: accounts.map(({ rate }) => rate?.state ?? null),
  taxPlaces: accounts.map(({ rate }) => rate?.place ?? null),
  taxMillionths: accounts.map(({ rate }) => rate?.millionths ?? null),
  transactions: transactions.map(({ id }) => id),
  stores: transactions.map(({ storeId }) => storeId),
  reasons: transactions.map(({ reason }) => reason),
  causes: transactions.map(({ about }) => about),
  lines: transactions.map(({ lines }) => lines),
  moments: transactions.map(({ at }) => at.toISOString()),
  transactionsOfEntries: entries.map(({ transactionId }) => transactionId),
  linesOfEntries: entries.map(({ line }) => line),
  accountsOfEntries: entries.map(({ accountId }) => accountId),
  amounts: entries.map(({ amount }) => amount),
});

// The count makes the accounts come first; the entries come in the order given.
const posted = (rows: ReturnType<typeof columnsOf>) => sql`
    opened as (
      insert into ledger_account (id, store_id, kind, owner_id, tax_state, tax_place, tax_millionths, balance)
      select id, store_id, kind, owner_id, tax_state, tax_place, tax_millionths, case when owner_id is not null then 0 end
      from unnest(
        ${rows.accounts}::uuid[], ${rows.storesOfAccounts}::integer[], ${rows.kinds}::text[], ${rows.owners}::uuid[],
        ${rows.taxStates}::text[], ${rows.taxPlaces}::text[], ${rows.taxMillionths}::integer[]
      ) as missing (id, store_id, kind, owner_id, tax_state, tax_place, tax_millionths)
      where not exists (select from ledger_account where ledger_account.id = missing.id)
      on conflict do nothing
      returning id
    ), posted as (
      insert into ledger_transaction (id, store_id, reason, about, lines, at)
      select * from unnest(
        ${rows.transactions}::uuid[], ${rows.stores}::integer[], ${rows.reasons}::text[], ${rows.causes}::uuid[],
        ${rows.lines}::smallint[], ${rows.moments}::timestamptz[]
      )
      where (select count(*) from opened) >= 0
      on conflict (about, reason) do nothing
      returning id
    ), entered as (
      insert into ledger_entry (transaction_id, line, account_id, amount)
      select posted.id, line, account_id, amount from unnest(
        ${rows.transactionsOfEntries}::uuid[], ${rows.linesOfEntries}::smallint[],
        ${rows.accountsOfEntries}::uuid[], ${rows.amounts}::bigint[]
      ) with ordinality as entry (transaction_id, line, account_id, amount, turn)
      join posted on posted.id = transaction_id
      order by turn
    )`;

const posting = statement(
  (_, rows: ReturnType<typeof columnsOf>) => sql<{ id: Uuid }>`with ${posted(rows)} select id from posted`,
);

const allNew = 'all_new';
const insistingOnNew = statement(
  (_, rows: ReturnType<typeof columnsOf>) => sql`
    with ${posted(rows)}
    select insist((select count(*) from posted) = cardinality(${rows.transactions}::uuid[]), ${sql.lit(allNew)})`,
);

/**
 * Opens the accounts that are missing, in the order given, and posts the transactions whose cause is new, with their
 * entries; answers with their ids.
 */
export const insertTransactions = async (
  tx: Transaction,
  accounts: readonly NewAccount[],
  transactions: readonly NewTransaction[],
  entries: readonly NewEntry[],
) => (await posting.all(tx, columnsOf(accounts, transactions, entries))).map(({ id }) => id);

/** The same where each must be new: it fails when one is posted already. */
export const insistOnTransactions = (
  tx: Transaction,
  accounts: readonly NewAccount[],
  transactions: readonly NewTransaction[],
  entries: readonly NewEntry[],
) => insistingOnNew.all(tx, columnsOf(accounts, transactions, entries));

/** The database's own guard: no held balance falls below zero, whatever was read before. */
export const isBalanceTooLow = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'ledger_balance_not_below_zero';

const balances = (db: Db, kind: BalanceKind, ownerIds: readonly Uuid[]) =>
  db
    .selectFrom('ledger_account')
    .select(['id as accountId', 'store_id as storeId', 'owner_id as ownerId', 'balance', 'entries'])
    .where('kind', '=', kind)
    .where('owner_id', 'in', ownerIds)
    .$narrowType<{ ownerId: Uuid; balance: number }>();

/** The balances of these owners, at each store where they ever had something. */
export const selectBalances = (db: Db, kind: BalanceKind, ownerIds: readonly Uuid[]) =>
  balances(db, kind, ownerIds).execute();

const balancesById = statement((db, { ids }: { ids: readonly Uuid[] }) =>
  db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', '=', sql<Uuid>`any(${ids}::uuid[])`)
    .$narrowType<{ balance: number }>(),
);

/** The balances of these accounts; an account that never had anything has none. */
export const selectBalancesById = (db: Db, ids: readonly Uuid[]) => balancesById.all(db, { ids });

/** The balances of one owner; nobody else moves them until the transaction ends. */
export const lockBalances = (tx: Transaction, kind: BalanceKind, ownerId: Uuid) =>
  balances(tx, kind, [ownerId]).orderBy('id').forUpdate().execute();

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
