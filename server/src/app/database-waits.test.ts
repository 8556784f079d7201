import { listStores } from 'contract/stores';
import { addWish, listWishes } from 'contract/wishlist';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { TestCustomer } from '../testing/test-customer.js';
import { TestShop } from '../testing/test-shop.js';

describe.skipIf(!inject('postgresUrl'))('a shop on PostgreSQL', () => {
  const shop = new TestShop('postgresql');
  let beside: pg.Client;
  beforeAll(async () => {
    await shop.open();
    beside = new pg.Client(shop.shop.settings.databaseUrl);
    await beside.connect();
  });
  afterAll(async () => {
    await beside.end();
    await shop.close();
  });

  /** A transaction sees the list of connections as it was at its first look, without those made later. */
  const lockWaits = async () => {
    await beside.query('select pg_stat_clear_snapshot()');
    const { rows } = await beside.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]!.waiting;
  };

  it('serves the others while ten calls wait for one customer, who is asked to come again', async () => {
    const [ada, bob] = await shop.customers(2);
    await beside.query('begin');
    await beside.query('select from customer where id = $1 for update', [ada!.id]);
    const calls = Array.from({ length: 10 }, () => ada!.call(addWish, { body: { product_id: 50 } }));
    const ends = calls.map((call) => call.then(() => 200).catch((error) => error));
    while ((await lockWaits()) < 2);
    await bob!.call(addWish, { body: { product_id: 50 } });
    expect(await bob!.call(listWishes, { query: { store_id: '1' } })).toBeDefined();
    expect(await shop.call(listStores, {})).toHaveLength(5);
    expect(await lockWaits()).toBeLessThanOrEqual(2);
    const first = await Promise.race(ends);
    expect(first).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '2' } });
    await beside.query('rollback');
    const answers = await Promise.all(ends);
    const late = answers.filter((answer) => answer !== 200);
    // How many had waited for three seconds when the lock was released depends on how busy the machine is.
    for (const answer of late) expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(late.length).toBeLessThan(10);
    // Logged once, however many were late.
    expect(shop.takeErrors()).toEqual(['a request failed: canceling statement due to lock timeout']);
  });

  it('keeps connections for those who read, whoever waits to write', async () => {
    const people = await shop.customers(12);
    await beside.query('begin');
    await beside.query('select from customer where id = any($1) for update', [people.map(({ id }) => id)]);
    // On a busy machine the first may have waited its three seconds before the seventh comes, so it tries
    // again.
    const writes = (one: TestCustomer): Promise<unknown> =>
      one.call(addWish, { body: { product_id: 51 } }).catch((error) => {
        expect(error).toMatchObject({ status: 503, code: 'unavailable' });
        return writes(one);
      });
    const writing = people.map(writes);
    while ((await lockWaits()) < 7);
    const reads = people.map((one) => one.call(listWishes, { query: { store_id: '1' } }));
    expect(await Promise.all(reads)).toHaveLength(12);
    expect(await lockWaits()).toBeLessThanOrEqual(7);
    await beside.query('rollback');
    await Promise.all(writing);
    const late = 'a request failed: canceling statement due to lock timeout';
    expect(shop.takeErrors().filter((error) => error !== late)).toEqual([]);
  });

  it('that may only be read is shown, takes nothing, asks to come again, and is not ready', async () => {
    const ada = await shop.customer();
    const database = new URL(shop.shop.settings.databaseUrl!).pathname.slice(1);
    const setReadOnly = async (how: string) => {
      await beside.query(`alter database ${database} ${how}`);
      await beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      while (shop.whole.database.pool.idleCount > 0) await new Promise(setImmediate);
    };
    const readiness = async () => (await shop.app.inject('/readyz')).statusCode;
    await setReadOnly('set default_transaction_read_only = on');
    while ((await readiness()) !== 503);
    expect(await ada.call(listWishes, { query: { store_id: '1' } })).toBeDefined();
    const refused = { status: 503, code: 'unavailable', headers: { 'retry-after': '2' } };
    await expect(ada.call(addWish, { body: { product_id: 50 } })).rejects.toMatchObject(refused);
    expect(await readiness()).toBe(503);
    await setReadOnly('reset default_transaction_read_only');
    while ((await readiness()) !== 200);
    await ada.call(addWish, { body: { product_id: 50 } });
    expect(new Set(shop.takeErrors())).toEqual(
      new Set([
        'a request failed: The shop cannot answer right now. Please try again.',
        'a request failed: cannot execute SELECT FOR UPDATE in a read-only transaction',
      ]),
    );
  });

  it('tells the administrator which process asks, and what for', async () => {
    const named = async () => {
      expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
      const { rows } = await beside.query(
        `select distinct application_name as name from pg_stat_activity
          where datname = current_database() and application_name like 'cellar-door %' order by 1`,
      );
      return rows.map(({ name }) => name.replace(/@.*/, ''));
    };
    // The listener reconnects a second after its connection was lost.
    await vi.waitUntil(async () => (await named()).length === 3, { timeout: 60_000 });
    expect(await named()).toEqual(
      ['heartbeat', 'listener', 'shop'].map((what) => `cellar-door ${what} ${process.pid}`),
    );
    const asked = await shop.whole.database.write(
      (tx) => sql<{ name: string }>`select current_setting('application_name') as name`.execute(tx),
      { doing: 'job send-letter' },
    );
    expect(asked.rows[0]!.name).toMatch(new RegExp(`^cellar-door job send-letter ${process.pid}@`));
  });
});
