import type { Db } from '../../platform/database/database.js';

const rules = (db: Db) => db.selectFrom('jurisdiction_rule').selectAll().orderBy('id');

export const selectRules = (db: Db, states: readonly string[]) =>
  rules(db).where('state', 'in', states).execute();

export const selectAllRules = (db: Db) => rules(db).execute();

export const selectRulesCheckedBefore = (db: Db, day: string) =>
  rules(db).where('checked_on', '<', day).execute();

export const selectState = (db: Db, name: string) =>
  db.selectFrom('jurisdiction').select('code').where('name', '=', name).executeTakeFirst();

export const selectCounty = (db: Db, state: string, zip: string) =>
  db
    .selectFrom('county_zip')
    .select('county')
    .where('zip', '=', zip)
    .where('state', '=', state)
    .executeTakeFirst();
