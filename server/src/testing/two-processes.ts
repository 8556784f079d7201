import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint, Sent } from 'contract/platform/endpoint';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { openShop } from '../app/open-shop.js';
import { mostWriters } from '../platform/database/writers.js';
import { createLog } from '../platform/log.js';
import { readSettings } from '../platform/settings.js';
import { allIsRight } from './all-is-right.js';
import { Buyer, buyerOf } from './buyer.js';
import { callAt, type Headers } from './calls.js';
import { lastRelease, nothingToUpgradeBeside } from './last-release.js';
import { runOn } from './run-on.js';
import { RunningServer } from './run-server.js';
import { copyTemplate, dropCopy } from './templates.js';
import { openTestCustomer, TestCustomer } from './test-customer.js';
import { TestMailServer } from './test-mail-server.js';

const connections = 10;
/**
 * How many calls of one process can wait at the database at the same time; further ones wait in the process.
 */
const writers = mostWriters(connections);
export const writersOfOneCustomer = 2;
const mission = 1;

/** One of the servers: its callers reach this one, as if the balancer had sent them here. */
class Process {
  readonly #origin: string;
  readonly #shops: TwoProcesses;

  constructor(origin: string, shops: TwoProcesses) {
    this.#origin = origin;
    this.#shops = shops;
  }

  get shop() {
    return this.#shops.shop;
  }

  call = <E extends Endpoint>(endpoint: E, sent: Sent<E>, headers?: Headers) =>
    callAt(this.#origin, endpoint, sent, headers);

  customer() {
    return openTestCustomer(this, {});
  }

  /** The same person, whose next call goes to this process. */
  serves(customer: Pick<TestCustomer, 'id' | 'sessionId' | 'email' | 'token'>) {
    return new TestCustomer(this, customer);
  }

  async buyer() {
    return buyerOf({ shop: this.shop, clock: this.shop.clock }, await this.customer());
  }

  /** The same person at the checkout, whose next call goes to this process. */
  servesBuyer({ customer, cartId, due }: Buyer) {
    return Object.assign(new Buyer(this.shop, this.serves(customer), mission), { cartId, due });
  }
}

/**
 * Two servers on one PostgreSQL; one of them runs the release before, if that is given. The test's own shop
 * only watches: it serves nobody and does no jobs.
 */
export class TwoProcesses {
  readonly mail = new TestMailServer();
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cellar-two-'));
  readonly #name = `two_${randomBytes(6).toString('hex')}`;
  #servers: RunningServer[] = [];
  #looksOn: Awaited<ReturnType<typeof openShop>> | undefined;
  readonly #told = new Set<string>();
  #processes: [Process, Process] | undefined;

  get shop() {
    return this.#looksOn!.shop;
  }

  get both() {
    return this.#processes!;
  }

  async open() {
    const postgres = inject('postgresUrl')!;
    if (lastRelease) await runOn(postgres, `create database ${this.#name}`);
    else await copyTemplate(this.#name);
    await this.mail.start();
    const variables = {
      DATA_DIR: this.#folder,
      DEMO: '1',
      DATABASE_URL: `${postgres}/${this.#name}`,
      DATABASE_CONNECTIONS: String(connections),
      SECRET_KEY: randomBytes(32).toString('hex'),
      SMTP_URL: this.mail.url,
      LOG_LEVEL: 'error',
    };
    this.#servers = [new RunningServer(variables, lastRelease ? [lastRelease] : undefined)];
    // It refuses a schema newer than its own, so it starts first and makes its own, which the newer one then
    // migrates.
    if (lastRelease) await this.#servers[0]!.listening();
    this.#servers.push(new RunningServer(variables));
    this.#looksOn = await openShop(readSettings(variables), { log: createLog('silent') });
    const [one, other] = await Promise.all(this.#servers.map((server) => server.listening()));
    this.#processes = [new Process(one!, this), new Process(other!, this)];
  }

  async close() {
    const ends = await Promise.all(this.#servers.map((server) => server.stop()));
    await this.#looksOn?.close();
    await this.mail.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    await dropCopy(this.#name);
    expect(ends).toMatchObject(ends.map(() => ({ code: 0, complained: '' })));
  }

  /** The errors that either process has logged since the last call. */
  takeErrors() {
    const errors = this.#servers
      .flatMap(({ said }) => said.split('\n'))
      .filter((line) => line.startsWith('{') && !this.#told.has(line));
    for (const line of errors) this.#told.add(line);
    return errors;
  }

  /** Calls the two processes in turn, one call after the other. */
  async turnAbout<T>(count: number, at: (process: Process) => Promise<T>) {
    const done: T[] = [];
    while (done.length < count) done.push(...(await Promise.all(this.both.map(at))));
    return done.slice(0, count);
  }

  async until(isSo: string) {
    const ask = sql<{ is_so: boolean }>`select ${sql.raw(isSo)} as is_so, pg_sleep(0.05)`;
    while (!(await this.shop.read((db) => ask.execute(db))).rows[0]!.is_so);
  }

  /**
   * Holds a lock until as many as possible wait for it or for each other, at most `asking`; then all go on at
   * once.
   */
  async heldUp<T>(lock: string, asking: number, work: () => Promise<T>, mostOfEach = writers): Promise<T> {
    const waiting = Math.min(asking, this.both.length * mostOfEach);
    const begun = await this.shop.write(async (tx) => {
      await sql.raw(lock).execute(tx);
      const working = work();
      await this.until(`${waiting} = (select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock')`);
      return { working };
    });
    return begun.working;
  }

  async allLettersAreSent() {
    await this.until(`not exists (select from job where kind = 'send-letter')`);
  }

  lettersTo({ email }: Pick<TestCustomer, 'email'>) {
    return this.mail.received.filter(({ to }) => to.includes(email));
  }
}

/** Tests of promises that two processes keep together. */
export function describeTwoProcesses(name: string, promises: (shop: TwoProcesses) => void) {
  describe.skipIf(!inject('postgresUrl') || nothingToUpgradeBeside)(
    `${name}, by two processes on one PostgreSQL`,
    () => {
      const shop = new TwoProcesses();
      beforeAll(() => shop.open());
      afterAll(() => shop.close());
      afterEach(async () => {
        expect(shop.takeErrors(), "the servers' logs").toEqual([]);
        await allIsRight(shop);
      });
      promises(shop);
    },
  );
}
