import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import type { Db, Transaction } from './database.js';

type Ask = (db: Db, n: number) => Promise<unknown>;

const ofEveryKind: Ask = async (db, n) => {
  const { rows } = await sql`
    select ${n}::int as n, null::text as nothing, '{"a": [1]}'::jsonb as json, 12345678901::bigint as big,
      '2026-11-29'::date as day, '2026-11-29T08:00:00Z'::timestamptz as at, true as yes, array[1, 2] as both
    where ${n}::int <> 4`.execute(db);
  return rows;
};
const rowOfEveryKind = (n: number) => ({
  n,
  nothing: null,
  json: { a: [1] },
  big: 12_345_678_901,
  day: '2026-11-29',
  at: new Date('2026-11-29T08:00:00Z'),
  yes: true,
  both: [1, 2],
});

const put: Ask = async (db, n) =>
  Number((await sql`insert into kept_query (n) values (${n})`.execute(db)).numAffectedRows);

const tenth: Ask = async (db, n) =>
  (await sql<{ part: number }>`select 10 / ${n}::int as part`.execute(db)).rows[0]?.part;

/** How often some work asks the database what the rows of its statements look like. */
async function descriptionsOf<Answer>(work: () => Promise<Answer>) {
  const ofTheWork = new AsyncLocalStorage<true>();
  let descriptions = 0;
  const { describe } = pg.Connection.prototype;
  const spied = vi.spyOn(pg.Connection.prototype, 'describe').mockImplementation(function (
    this: pg.Connection,
    ...asked
  ) {
    if (ofTheWork.getStore()) descriptions++;
    return describe.apply(this, asked);
  });
  try {
    return { answer: await ofTheWork.run(true, work), descriptions };
  } finally {
    spied.mockRestore();
  }
}

describeShopOnBoth('a statement that is kept by name', (given) => {
  const fiveTimes = (ask: Ask) =>
    descriptionsOf(() =>
      given.shop.write(async (tx: Transaction) => {
        const answers: unknown[] = [];
        for (const n of [1, 2, 3, 4, 5]) answers.push(await ask(tx, n));
        return answers;
      }),
    );

  beforeAll(async () => {
    await given.whole.database.pool.query('create table kept_query (n integer)');
  });

  it('has its rows described no more than once under its name, and reads them as before', async () => {
    const { answer, descriptions } = await fiveTimes(ofEveryKind);
    expect(answer).toEqual([1, 2, 3, 4, 5].map((n) => (n === 4 ? [] : [rowOfEveryKind(n)])));
    // Once without a name, once with it.
    expect(descriptions).toBe(2);
  });

  it('is known to have no rows, too', async () => {
    expect(await fiveTimes(put)).toEqual({ answer: [1, 1, 1, 1, 1], descriptions: 2 });
  });

  it('may be sent several times before it is described', async () => {
    const answers = await given.shop.write((tx) => Promise.all([5, 1, 10, 2].map((n) => tenth(tx, n))));
    expect(answers).toEqual([2, 10, 1, 5]);
  });

  it('serves on after it has failed', async () => {
    const ask = (n: number) => given.shop.read((db) => tenth(db, n));
    for (let times = 0; times < 3; times++) expect(await ask(2)).toBe(5);
    await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
    expect(await ask(10)).toBe(1);
  });
});
