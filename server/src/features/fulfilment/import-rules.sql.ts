import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.js';
import type { RulesFile, rowsOf } from './rules-file.js';

/** One statement for all rows: a usual file has 400 rules. Their ids follow the order of the file. */
export async function addNewRules(tx: Transaction, rows: ReturnType<typeof rowsOf>) {
  const named = rows.map((row, place) => ({ ...row, place }));
  const { rows: added } = await sql<{ id: number }>`
    insert into jurisdiction_rule
      (state, county, zip, category, channel, kind, value, effective_from, effective_to, source, checked_on)
    select state, county, zip, category, channel, kind, value, effective_from, effective_to, source, checked_on
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (
      state text, county text, zip text, category text, channel text, kind text, value jsonb,
      effective_from date, effective_to date, source text, checked_on date, place integer
    )
    where not exists (
      select from jurisdiction_rule known
      where (known.state, known.kind, known.value, known.effective_from, known.source, known.checked_on)
          = (named.state, named.kind, named.value, named.effective_from, named.source, named.checked_on)
        and (known.county, known.zip, known.category, known.channel, known.effective_to)
          is not distinct from (named.county, named.zip, named.category, named.channel, named.effective_to)
    )
    order by place returning id`.execute(tx);
  return added.map(({ id }) => id);
}

/** The fees of one store, or those for all stores when there is none. */
export async function replaceFeesOf(tx: Transaction, store: number | null, fees: RulesFile['fees']) {
  await sql`delete from fulfilment_fee where store_id is not distinct from ${store}::integer`.execute(tx);
  if (fees.length > 0)
    await tx
      .insertInto('fulfilment_fee')
      .values(
        fees.map(({ store_id: _same, state = null, up_to_bottles = null, free_from = null, ...fee }) => ({
          ...fee,
          store_id: store,
          state,
          up_to_bottles,
          free_from,
        })),
      )
      .execute();
}

export async function putSlotPlans(tx: Transaction, plans: RulesFile['slot_plans']) {
  for (const { store_id = null, mode, ...plan } of plans)
    await tx
      .insertInto('slot_plan')
      .values({ store_id, mode, ...plan })
      .onConflict((same) => same.columns(['store_id', 'mode']).doUpdateSet(plan))
      .execute();
}

export async function replaceCarrierDays(tx: Transaction, days: RulesFile['carrier_days']) {
  const rows = days.flatMap(({ store_ids, states, ...row }) =>
    store_ids.flatMap((store_id) =>
      (states ?? [null]).map((state: string | null) => ({ ...row, store_id, state })),
    ),
  );
  if (rows.length === 0) return;
  const stores = [...new Set(rows.map(({ store_id }) => store_id))];
  await tx.deleteFrom('carrier_days').where('store_id', 'in', stores).execute();
  await tx.insertInto('carrier_days').values(rows).execute();
}

export async function putCutOffs(tx: Transaction, cutOffs: RulesFile['carrier_cut_offs']) {
  for (const { store_id, cut_off } of cutOffs)
    await tx
      .insertInto('carrier_cut_off')
      .values({ store_id, cut_off })
      .onConflict((same) => same.column('store_id').doUpdateSet({ cut_off }))
      .execute();
}

export async function putHolidays(tx: Transaction, holidays: RulesFile['carrier_holidays']) {
  const byDate = { date: null, weekday: null, nth: null };
  for (const { name, ...holiday } of holidays)
    await tx
      .insertInto('carrier_holiday')
      .values({ ...byDate, ...holiday, name })
      .onConflict((same) => same.column('name').doUpdateSet({ ...byDate, ...holiday }))
      .execute();
}
