import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { askedBy } from '../../testing/asked-statements.js';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import type { Db } from './database.js';

describeShopOnBoth('reads that go together', (shop) => {
  const where = async (db: Db) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;
  const inUse = () => shop.whole.database.pool.totalCount - shop.whole.database.pool.idleCount;

  it('travel at once, on one connection', async () => {
    const { statements, journeys } = await askedBy(() =>
      shop.shop.readTogether(async (db) => {
        const pids = await Promise.all([where(db), where(db), where(db)]);
        expect(new Set(pids).size).toBe(1);
      }),
    );
    expect({ statements: statements.length, journeys }).toEqual({ statements: 3, journeys: 1 });
  });

  it('hold no connection while nothing is asked', async () => {
    const before = inUse();
    await shop.shop.readTogether(async (db) => {
      const asked = Promise.all([where(db), where(db)]);
      expect(inUse()).toBeLessThanOrEqual(before + 1);
      await asked;
      await expect.poll(inUse).toBe(before);
      await where(db);
    });
    await expect.poll(inUse).toBe(before);
  });

  it('are answered each by itself: one that fails takes none along, and gives the connection back', async () => {
    const before = inUse();
    const ends = await shop.shop.readTogether((db) =>
      Promise.allSettled([where(db), sql`select 1 / ${0}::integer`.execute(db), where(db)]),
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect.poll(inUse).toBe(before);
  });
});
