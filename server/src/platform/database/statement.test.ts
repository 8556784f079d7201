import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import type { Db } from './database.js';
import { statement } from './statement.js';

describeShop('a statement', (shop) => {
  const asked = <Answer>(ask: (db: Db) => Promise<Answer>) => shop.shop.read(ask);

  it('is built once, and asked with the values and the moment of each time', async () => {
    const build = vi.fn(
      (db: Db, { n }: { n: number }) =>
        sql<{
          n: number;
          now: Date;
        }>`select ${n}::integer + ${1}::integer as n, ${db.now}::timestamptz as now`,
    );
    const sum = statement(build);
    for (const n of [1, 41])
      await asked(async (db) => expect(await sum.one(db, { n })).toEqual({ n: n + 1, now: db.now }));
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('tells all rows, the first, or that there is none', async () => {
    const above = statement(
      (_, { n }: { n: number }) =>
        sql<{ n: number }>`select n from (values (1), (2)) as known (n) where n > ${n} order by n`,
    );
    expect(await asked((db) => above.all(db, { n: 0 }))).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await asked((db) => above.first(db, { n: 1 }))).toEqual({ n: 2 });
    expect(await asked((db) => above.first(db, { n: 2 }))).toBeUndefined();
    await expect(asked((db) => above.one(db, { n: 2 }))).rejects.toThrow('certainly');
  });

  it('takes no values that it does not name', async () => {
    const row = { id: 'a', name: 'b' };
    const careless = statement((_, values: typeof row) => sql`select ${Object.keys({ ...values }).join()}`);
    await expect(asked((db) => careless.all(db, row))).rejects.toThrow('names each');
  });

  it('is not run without one of its values', async () => {
    const sum = statement(
      (_, { a, b }: { a: number; b?: number }) => sql`select ${a}::integer + ${b}::integer`,
    );
    await expect(asked((db) => sum.all(db, { a: 1 }))).rejects.toThrow('without its b');
  });
});
