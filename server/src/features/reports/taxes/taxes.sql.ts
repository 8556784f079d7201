import { daysAfter } from 'contract/platform/calendar';
import type { TaxedKind } from 'contract/reports/taxes.staff';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores } from '../../../platform/database/earlier.js';
import { beginOf, endOfIds, firstIdOf, safelyInside } from '../in-period.sql.js';
import type { Period } from '../period.js';

/** In cents; the state by its code. */
export type TaxedRow = {
  kind: TaxedKind;
  state: string;
  place: string;
  millionths: number | null;
  sold: number;
  back: number;
  tax: number;
};

/** Where accounts are joined with their stores. */
const posted = (period: Period) => {
  const inside = safelyInside(period);
  return sql`
    ${isAtStores('ledger_account.store_id', period.stores)}
    and transaction_id >= ${firstIdOf(period)} and transaction_id < ${endOfIds(period)}
    and (transaction_id >= ${inside.from} and transaction_id < ${inside.until} or exists (
      select from ledger_transaction
      where ledger_transaction.id = transaction_id
        and at >= ${beginOf(period.from)} and at < ${beginOf(daysAfter(period.until, 1))}
    ))`;
};

/** Of the ledger itself. Only near the ends of the period is it asked when something was posted. */
export async function selectTaxed(db: Db, period: Period) {
  const { rows } = await sql<TaxedRow>`
    select case when kind = 'delivery' then 'fees' when tax_state is null then 'unrated' else 'rated' end as kind,
      coalesce(tax_state, '') as state, coalesce(tax_place, '') as place, tax_millionths as millionths,
      coalesce(sum(amount) filter (where kind <> 'tax' and amount > 0), 0)::float8 as sold,
      coalesce(-sum(amount) filter (where kind <> 'tax' and amount < 0), 0)::float8 as back,
      coalesce(sum(amount) filter (where kind = 'tax'), 0)::float8 as tax
    from ledger_account
    join store on store.id = ledger_account.store_id
    join ledger_entry on ledger_entry.account_id = ledger_account.id and ledger_entry.position is null
    where kind in ('sales', 'delivery', 'tax') and ${posted(period)}
    group by 1, 2, 3, 4
    order by kind, state, place, millionths`.execute(db);
  return rows;
}
