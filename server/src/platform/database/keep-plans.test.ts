import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import type { Db } from './database.js';
import { StatementNames } from './keep-plans.js';

describe('the names of statements', () => {
  it('are given to what is asked again, and to no more than a connection can carry', () => {
    const names = new StatementNames();
    expect(names.of('select 1')).toBeUndefined();
    expect(names.of('select 1')).toBe('kept_1');
    for (let nth = 0; nth < 2000; nth++) names.of(`select ${nth} + 1`);
    expect(names.of('select 5 + 1')).toBeUndefined();
    for (let nth = 0; nth < 2000; nth++) {
      names.of(`select ${nth} + 1`);
      names.of(`select ${nth} + 1`);
    }
    expect(names.of('select 498 + 1')).toBe('kept_500');
    expect(names.of('select 499 + 1')).toBeUndefined();
    expect(names.of('select 1')).toBe('kept_1');
  });
});

const kept = (db: Db) => sql`select * from kept_plan where n > ${0}`.execute(db);
const keptWithoutValues = (db: Db) => sql`select * from kept_plan`.execute(db);

for (const how of ['read', 'write'] as const)
  describeShopOnBoth(`plans that are kept for whoever asks to ${how}`, (given) => {
    it('are those of what comes again, and given up when a table has become another', async () => {
      const { shop, whole } = given;
      const { database } = whole;
      const run = (statement: string) => database.pool.query(statement);
      await run('create table kept_plan (n integer)');
      await run('insert into kept_plan values (1)');
      for (let times = 0; times < 3; times++) expect((await shop[how](kept)).rows).toEqual([{ n: 1 }]);
      for (let times = 0; times < 3; times++) await shop[how](keptWithoutValues);
      const { rows } = await run('select statement from pg_prepared_statements');
      expect(rows).toContainEqual({ statement: 'select * from kept_plan where n > $1' });
      expect(rows).toContainEqual({ statement: 'select * from kept_plan' });
      await run('alter table kept_plan add column words text');
      for (let times = 0; times < 3; times++)
        expect((await shop[how](kept)).rows).toEqual([{ n: 1, words: null }]);
    });
  });
