import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProducts } from 'contract/catalogue';
import { getProduct } from 'contract/catalogue/details';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../platform/clock.js';
import { openDatabase } from '../platform/database/database.js';
import type { ReplicaState } from '../platform/database/replica.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { callsOf } from '../testing/calls.js';
import { filledDatabase, startFilledPostgres } from '../testing/kept-databases.js';
import { startReplica, type TestPostgres } from '../testing/postgres.js';
import { runOn } from '../testing/run-on.js';
import { SilentProxy } from '../testing/silent-proxy.js';
import { openTestCustomer, type TestCustomer } from '../testing/test-customer.js';
import { openShop } from './open-shop.js';

const mission = 1;
const bottle = 50;
const log = createLog('silent');

describe.skipIf(!inject('postgresUrl'))('a replica of the database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-replica-'));
  let primary: TestPostgres;
  let replica: TestPostgres;
  let proxy: SilentProxy;
  let shop: Awaited<ReturnType<typeof openShop>>;
  let customer: TestCustomer;
  beforeAll(async () => {
    primary = (await startFilledPostgres())!;
    replica = await startReplica(primary);
    proxy = new SilentProxy(replica.url);
    const settings = readSettings({
      DATA_DIR: folder,
      DEMO: '1',
      PORT: '0',
      METRICS_PORT: '0',
      DATABASE_URL: `${primary.url}/${filledDatabase}`,
      DATABASE_REPLICA_URL: `postgres://postgres@127.0.0.1:${await proxy.start()}/${filledDatabase}`,
    });
    shop = await openShop(settings, { log });
    await shop.listen();
    customer = await openTestCustomer(callsOf(shop), {});
  });
  afterAll(async () => {
    await shop.close();
    await proxy.stop();
    await replica.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const metrics = async () => (await fetch(shop.metricsAddress!)).text();
  const becomes = async (state: ReplicaState) => {
    while (!(await metrics()).includes(`database_replica{state="${state}"} 1`)) await wait(50);
  };
  const readsOfReplica = async () =>
    Number(/^database_replica_reads_total (\d+)$/m.exec(await metrics())![1]);
  const isReady = async () => (await shop.app.inject('/readyz')).statusCode === 200;

  let page = 0;
  /** Lists that were not asked for before, so that none of them is kept. */
  const newLists = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        customer.call(listProducts, { query: { store_id: String(mission), page: String(++page) } }),
      ),
    );
  const costs = (price: number) =>
    shop.shop.write(async (tx) => {
      shop.catalogue.changed(tx);
      const shelf = tx.updateTable('store_product').where('store_id', '=', mission);
      await shelf.set({ price, compare_at: null }).where('product_id', '=', bottle).execute();
    });
  const price = async () => {
    const query = { store_id: String(mission) };
    const { availability } = await customer.call(getProduct, { path: { id: String(bottle) }, query });
    return availability[0]!.offer!.price;
  };

  it('answers what the catalogue reads', async () => {
    await becomes('serves');
    const before = await readsOfReplica();
    while ((await readsOfReplica()) < before + 4) await newLists(4);
  });

  it('that lags is not asked for what it does not know, and then not at all', async () => {
    await runOn(replica.url, 'select pg_wal_replay_pause()');
    await costs(6100);
    expect(await price()).toBe(6100);
    await becomes('lags');
    expect([(await newLists(2)).length, await isReady()]).toEqual([2, true]);
    await runOn(replica.url, 'select pg_wal_replay_resume()');
    await becomes('serves');
    const before = await readsOfReplica();
    await costs(6200);
    expect(await price()).toBe(6200);
    // The replica answers as soon as it has reached the new price.
    while ((await readsOfReplica()) === before) await newLists(2);
  });

  it('that falls silent keeps nobody waiting for long', async () => {
    proxy.fallSilent({ alsoNewOnes: true });
    expect(await newLists(8)).toHaveLength(8);
    await becomes('is away');
    const before = await readsOfReplica();
    expect([(await newLists(8)).length, await isReady()]).toEqual([8, true]);
    expect(await readsOfReplica()).toBe(before);
    proxy.comeBack();
    await becomes('serves');
  });

  /** Decision 074 relies on this, for each version of PostgreSQL on which the tests are run. */
  it('that has to confirm is waited for beyond the time of a statement, and by one who has hung up', async () => {
    const looksOn = new pg.Client(`${primary.url}/postgres`);
    await looksOn.connect();
    const isSo = async (what: string) => (await looksOn.query(`select ${what} as is_so`)).rows[0].is_so;
    let table = 0;
    const isSeen = () => isSo(`to_regclass('kept_${table}') is not null`);
    const waitsSince = (moment: string) =>
      isSo(`exists (select from pg_stat_activity where wait_event = 'SyncRep' and query_start < ${moment})`);
    const confirms = async (name: string) => {
      await looksOn.query(`alter system set synchronous_standby_names = '${name}'`);
      await looksOn.query('select pg_reload_conf()');
    };
    const client = new pg.Client({
      connectionString: `${primary.url}/postgres`,
      options: '-c synchronous_commit=on -c statement_timeout=100ms',
    });
    client.on('error', () => {});
    await client.connect();
    await confirms('nobody');
    let answer: string | undefined;
    let [asked, isWaiting] = [Promise.resolve(), false];
    // The server applies the setting in its own time: until then nobody waits.
    while (!isWaiting) {
      answer = undefined;
      asked = client.query(`begin; create table kept_${++table} (); commit`).then(
        () => {
          answer = 'committed';
        },
        (error: Error) => {
          answer = error.message;
        },
      );
      while (!answer && !isWaiting) isWaiting = await waitsSince(`clock_timestamp() - interval '300 ms'`);
    }
    expect(await isSeen()).toBe(false);
    client.connection.stream.destroy(new Error('The database did not answer in time.'));
    await asked;
    expect(answer).toBe('The database did not answer in time.');
    expect([await waitsSince('now()'), await isSeen()]).toEqual([true, false]);
    await confirms('');
    while (!(await isSeen())) await wait(20);
    await looksOn.end();
  });

  it('that has ended is missed by nobody', async () => {
    await replica.halt();
    expect(await newLists(8)).toHaveLength(8);
    await becomes('is away');
    expect(await isReady()).toBe(true);
  });

  it('is none where the primary itself is named', async () => {
    const url = `${primary.url}/${filledDatabase}`;
    const database = await openDatabase({ url, replica: url, connections: 2 }, systemClock, log);
    expect(database.replica!.state).toBe('is no replica');
    await database.close();
  });
});
