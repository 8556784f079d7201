import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { BalanceKind } from './accounts.js';

export type Owed = {
  storeId: number;
  kind: BalanceKind;
  /** The sum of the balances that account screens show. */
  shown: number;
  /** The sum of the entries. */
  posted: number;
};

/** What each store owes in each kind of balance, computed in two ways that must agree. */
export async function owedByStore(db: Db): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    select store_id as "storeId", kind, sum(balance)::bigint as shown, sum(posted)::bigint as posted from (
      select account.store_id, account.kind, account.balance, coalesce(sum(entry.amount), 0) as posted
      from ledger_account account left join ledger_entry entry on entry.account_id = account.id
      where account.owner_id is not null
      group by account.id
    ) as account_told_twice
    group by store_id, kind order by store_id, kind`.execute(db);
  return rows;
}
