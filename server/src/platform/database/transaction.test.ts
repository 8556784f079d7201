import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { describeShopOnBoth } from '../../testing/describe-shop.js';
import type { Db, Transaction } from './database.js';
import { byKeptPlans } from './transaction.js';

describeShopOnBoth('what a transaction asks at once', (shop) => {
  const numbers = async () =>
    (await shop.shop.read((db) => sql<{ n: number }>`select n from asked order by n`.execute(db))).rows;
  const put = (tx: Transaction, n: number) => sql`insert into asked values (${n})`.execute(tx);
  const fail = (tx: Transaction) => sql`select 1 / ${0}::integer`.execute(tx);
  const made = () => shop.shop.write((tx) => sql`create table if not exists asked (n integer)`.execute(tx));

  it('is sent before any of it is answered', async () => {
    await made();
    const asking = vi.spyOn(pg.Client.prototype, 'query');
    const sent = () => asking.mock.calls.filter((asked) => JSON.stringify(asked).includes('into asked'));
    await shop.shop.write((tx) => {
      const all = [1, 2, 3].map((n) => put(tx, n));
      expect(sent()).toHaveLength(3);
      return Promise.all(all);
    });
    asking.mockRestore();
  });

  it('is done in the order in which it was asked', async () => {
    await made();
    const [, , { rows }] = await shop.shop.write((tx) =>
      Promise.all([sql`delete from asked`.execute(tx), put(tx, 7), sql`select n from asked`.execute(tx)]),
    );
    expect(rows).toEqual([{ n: 7 }]);
  });

  it('comes to nothing with the error of the one that failed, however deep that was asked', async () => {
    await made();
    const before = await numbers();
    const deep = async (tx: Transaction) => {
      await (async () => await fail(tx))();
    };
    const asked = shop.shop.write((tx) => Promise.all([put(tx, 8), deep(tx), put(tx, 9)]));
    await expect(asked).rejects.toMatchObject({ code: '22012' });
    expect(await numbers()).toEqual(before);
  });

  it('comes to nothing as whoever asked for what failed has understood it', async () => {
    await made();
    const understood = async (tx: Transaction) => {
      try {
        await (async () => await fail(tx))();
      } catch {
        throw new Error('The balance is too low.');
      }
    };
    const asked = shop.shop.write((tx) => Promise.all([understood(tx), put(tx, 11), put(tx, 12)]));
    await expect(asked).rejects.toThrow('The balance is too low.');
  });

  it('is planned for any values where somebody says so, and as usual after it', async () => {
    const plans = async (tx: Transaction) =>
      (await sql<{ how: string }>`select current_setting('plan_cache_mode') as how`.execute(tx)).rows[0]?.how;
    expect(await shop.shop.write(plans, byKeptPlans)).toBe('force_generic_plan');
    expect(await shop.shop.write(plans)).toBe('auto');
  });

  it('is planned for its own values in a report, and as usual after it', async () => {
    const settings = async (db: Db) =>
      (
        await sql<{ plans: string; jit: string; memory: string }>`
          select current_setting('plan_cache_mode') as plans, current_setting('jit') as jit,
            current_setting('work_mem') as memory`.execute(db)
      ).rows[0];
    const usual = await shop.shop.read(settings);
    expect(await shop.shop.report(settings)).toEqual({
      plans: 'force_custom_plan',
      jit: 'off',
      memory: '64MB',
    });
    expect(await shop.shop.read(settings)).toEqual(usual);
  });

  it('does not wait for the disk where somebody says so, and as usual after it', async () => {
    const waits = async (tx: Transaction) =>
      (await sql<{ how: string }>`select current_setting('synchronous_commit') as how`.execute(tx)).rows[0]
        ?.how;
    const usual = await shop.shop.write(waits);
    expect(await shop.shop.write(waits, { withoutDisk: true })).toBe('off');
    expect(await shop.shop.write(waits)).toBe(usual);
  });

  it('is sent with the commit where it is to come last, whenever it was said', async () => {
    await made();
    await shop.shop.write((tx) => sql`delete from asked`.execute(tx));
    const asking = vi.spyOn(pg.Client.prototype, 'query');
    const sent = () => asking.mock.calls.map((asked) => JSON.stringify(asked));
    await shop.shop.write(async (tx) => {
      tx.lastly(() => put(tx, 20));
      await put(tx, 21);
      expect(sent().filter((asked) => asked.includes('into asked'))).toHaveLength(1);
    });
    const order = sent().flatMap((asked) => /\b(2[01]|commit)\b/.exec(asked)?.[1] ?? []);
    asking.mockRestore();
    expect(order).toEqual(['21', '20', 'commit']);
    expect(await numbers()).toEqual([{ n: 20 }, { n: 21 }]);
  });

  it('comes to nothing with the error of what came last', async () => {
    await made();
    const before = await numbers();
    const asked = shop.shop.write(async (tx) => {
      tx.lastly(() => put(tx, 22));
      tx.lastly(() => fail(tx));
      tx.lastly(() => put(tx, 23));
      await put(tx, 24);
    });
    await expect(asked).rejects.toMatchObject({ code: '22012' });
    expect(await numbers()).toEqual(before);
  });

  it('comes to nothing where what comes last is not sent at once', async () => {
    await made();
    const before = await numbers();
    const asked = shop.shop.write(async (tx) => {
      tx.lastly(() => put(tx, 25));
      tx.lastly(async () => {
        await Promise.resolve();
        await put(tx, 26);
      });
    });
    await expect(asked).rejects.toThrow('What comes last in a transaction is sent at once.');
    expect(await numbers()).toEqual(before);
  });

  it('finds its rows by an index, also in a table that is still small, where somebody says so', async () => {
    await shop.shop.write((tx) => sql`create table few (n integer primary key)`.execute(tx));
    await shop.shop.write((tx) => sql`insert into few select generate_series(1, 9)`.execute(tx));
    await shop.shop.write((tx) => sql`analyze few`.execute(tx));
    const plan = async (tx: Transaction) => {
      const { rows } = await sql<Record<string, string>>`explain select * from few where n = 3`.execute(tx);
      return Object.values(rows[0]!)[0];
    };
    expect(await shop.shop.write(plan, byKeptPlans)).toContain('Index');
    expect(await shop.shop.write(plan)).toContain('Seq Scan');
  });

  it('is refused after the end: the connection is somebody else’s by then', async () => {
    let late: Transaction | undefined;
    await shop.shop.write(async (tx) => {
      late = tx;
    });
    await expect(put(late!, 10)).rejects.toThrow('The transaction has ended.');
  });
});
