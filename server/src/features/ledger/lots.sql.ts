import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import type { BalanceKind } from './accounts.js';

const cameLately = (since: Date) => sql<number>`coalesce((
  select sum(entry.amount) from ledger_entry entry
  join ledger_transaction transaction on transaction.id = entry.transaction_id
  where entry.account_id = ledger_account.id and entry.amount > 0 and transaction.at >= ${since}
), 0)::bigint`;

type AccountsAtStore = { kind: BalanceKind; storeId: number; since: Date; most: number };

const withOldLots = (db: Db, { kind, storeId, since, most }: AccountsAtStore) =>
  db
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', kind)
    .where('store_id', '=', storeId)
    .where('balance', '>', 0)
    .where(sql<boolean>`balance > ${cameLately(since)}`)
    .limit(most);

/** Accounts that have more than what came to them since then, so that some of it must be older. */
export async function selectAccountsWithOldLots(db: Db, accounts: AccountsAtStore): Promise<Uuid[]> {
  const rows = await withOldLots(db, accounts).execute();
  return rows.map(({ id }) => id);
}

/** Each balance, and how much came to it since then; nobody else moves it until the transaction ends. */
export async function lockBalancesSince(tx: Transaction, accountIds: readonly Uuid[], since: Date) {
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

type AccountsAfter = AccountsAtStore & { after: Uuid | undefined };

/** The next accounts with old lots; nobody else moves their balances until the transaction ends. */
export async function lockAccountsWithOldLots(tx: Transaction, { after, ...accounts }: AccountsAfter) {
  const rows = await withOldLots(tx, accounts)
    .$if(after !== undefined, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

type Lot = { at: Date; amount: number };
export type Lots = { ownerId: Uuid; balance: number; cameLater: number; lots: Lot[] };

/** What came to each account between two moments, newest first, with its balance and what came later. */
export async function selectLots(db: Db, accountIds: readonly Uuid[], from: Date, until: Date) {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<Omit<Lots, 'lots'> & Lot>`
    select owner_id as "ownerId", ledger_account.balance, ${cameLately(until)} as "cameLater", lot.at, entry.amount
    from ledger_account
    join ledger_entry entry on entry.account_id = ledger_account.id and entry.amount > 0
    join ledger_transaction lot on lot.id = entry.transaction_id and lot.at >= ${from} and lot.at < ${until}
    where ledger_account.id = any(${accountIds}::uuid[]) and ledger_account.balance > 0
    order by ledger_account.id, lot.at desc, entry.position desc`.execute(db);
  const found = new Map<Uuid, Lots>();
  for (const { at, amount, ...account } of rows) {
    const known = found.get(account.ownerId) ?? { ...account, lots: [] };
    known.lots.push({ at, amount });
    found.set(account.ownerId, known);
  }
  return [...found.values()];
}
