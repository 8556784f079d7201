import type { PageAsked } from 'contract/platform/page';
import type { RuleKind } from 'contract/settings/rule-values';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';

const rules = (db: Db) => db.selectFrom('jurisdiction_rule').selectAll().orderBy('id');

export const selectRules = (db: Db, states: readonly string[]) =>
  rules(db).where('state', 'in', states).execute();

export const selectAnyRule = (db: Db) =>
  db.selectFrom('jurisdiction_rule').select('id').limit(1).executeTakeFirst();

export const selectAllRules = (db: Db) => rules(db).execute();

export const selectRulesCheckedBefore = (db: Db, day: string) =>
  rules(db).where('checked_on', '<', day).execute();

export const selectState = (db: Db, code: string) =>
  db.selectFrom('jurisdiction').select('code').where('code', '=', code).executeTakeFirst();

export const selectCounty = (db: Db, state: string, zip: string) =>
  db
    .selectFrom('county_zip')
    .select('county')
    .where('zip', '=', zip)
    .where('state', '=', state)
    .executeTakeFirst();

export const selectJurisdictions = (db: Db) =>
  db.selectFrom('jurisdiction').select(['code', 'name']).orderBy('name').execute();

type RuleFilter = {
  state: string | undefined;
  kind: RuleKind | undefined;
  /** Only those that were checked before this day. */
  before: string | undefined;
};

export async function selectRulesPage(
  db: Db,
  { state, kind, before }: RuleFilter,
  { page, pageSize }: PageAsked,
) {
  const found = db
    .selectFrom('jurisdiction_rule')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind!))
    .$if(before !== undefined, (rows) => rows.where('checked_on', '<', before!));
  const rows = await found
    .selectAll()
    .orderBy('state')
    .orderBy('kind')
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

export const lockRule = (tx: Transaction, id: number) =>
  tx.selectFrom('jurisdiction_rule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type RuleChange = { source: string; checked_on: string } | { effective_to: string | null };

export const updateRule = (tx: Transaction, id: number, change: RuleChange) =>
  tx.updateTable('jurisdiction_rule').set(change).where('id', '=', id).execute();
