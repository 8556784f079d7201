import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOrder } from 'contract/checkout';
import type { Endpoint, Sent } from 'contract/platform/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { audit } from '../../app/audit.js';
import { openShop } from '../../app/open-shop.js';
import { minutes, standingClock } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import { createLog } from '../../platform/log.js';
import { readSettings } from '../../platform/settings.js';
import { type Buyer, buyerOf, cards, stock } from '../../testing/buyer.js';
import { callAt, callsOf, type Headers } from '../../testing/calls.js';
import { RunningServer } from '../../testing/run-server.js';
import { copyTemplate, dropCopy } from '../../testing/templates.js';
import { openTestCustomer } from '../../testing/test-customer.js';

const mission = 1;
const bottles = [50, 51];
/** An advisory lock that the test holds: statements that ask for it wait. */
const gate = 20_261_121;
const postgres = inject('postgresUrl');

describe.skipIf(!postgres)('a server that is killed while people buy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cellar-killed-'));
  const name = `killed_${randomBytes(6).toString('hex')}`;
  const clock = standingClock(new Date());
  const variables = {
    DATA_DIR: folder,
    DEMO: '1',
    DATABASE_URL: `${postgres}/${name}`,
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
  };
  const servers: RunningServer[] = [];
  let shop: Awaited<ReturnType<typeof openShop>>;

  beforeAll(async () => {
    await copyTemplate(name);
    for (let count = 0; count < 5; count++) servers.push(new RunningServer(variables));
    shop = await openShop(readSettings(variables), { log: createLog('error'), clock });
    await ask(
      'create function wait_at_gate() returns trigger language plpgsql as ' +
        `$$ begin perform pg_advisory_xact_lock_shared(${gate}); return new; end $$`,
    );
    for (const bottle of bottles) await stock(shop, mission, bottle, 5_000);
    await Promise.all(servers.map((server) => server.listening()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
    await dropCopy(name);
  });

  const ask = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(shop.database.kysely)).rows;
  const until = async (statement: string) => {
    for (;;) {
      const rows = await ask(statement);
      if (rows.length > 0) return rows[0]!;
    }
  };

  /** A customer who buys from this server. */
  async function buyerAt(server: RunningServer) {
    const origin = await server.listening();
    const call = <E extends Endpoint>(endpoint: E, sent: Sent<E>, headers?: Headers) =>
      callAt(origin, endpoint, sent, headers);
    const buyer = await buyerOf(
      { shop: shop.shop, clock },
      await openTestCustomer({ shop: shop.shop, call }, {}),
    );
    const home = await buyer.lives();
    const fills = async () => {
      await buyer.put(...bottles.map((product_id) => ({ product_id, quantity: 1 })));
      await buyer.chooses('shipping', home);
    };
    return { buyer, fills };
  }

  /** The browser repeats a call that got no answer: the process that runs now answers it. */
  const sentAgain = ({ customer, cartId, due }: Pick<Buyer, 'customer' | 'cartId' | 'due'>, key: string) => {
    const payment = { method: 'card' as const, card: cards.approves };
    const headers = { ...customer.headers, 'idempotency-key': key };
    return callsOf(shop).call(placeOrder, { body: { cart_id: cartId, due, payment } }, headers);
  };
  const ordersOf = ({ id }: Pick<Buyer, 'id'>) =>
    ask(`select id, status from purchase_order where customer_id = '${id}'`);
  /**
   * Sets the servers' clock to this long after now, when the jobs have run: the test may have taken minutes
   * so far.
   */
  const passes = async (time: number) => {
    clock.set(new Date(Date.now() + time));
    await shop.jobs.schedule();
    while ((await shop.jobs.runDue()) > 0);
  };
  const allIsRight = async () => {
    const said: string[] = [];
    const broken = await shop.shop.read((db) => audit(db, (words) => said.push(words)));
    expect(broken, said.join('\n')).toBe(0);
  };

  /** Makes statements wait where the trigger fires, until the gate is opened. */
  async function closeGate(trigger: string) {
    const holder = await shop.database.pool.connect();
    await holder.query('select pg_advisory_lock($1)', [gate]);
    await ask(`create ${trigger} for each row execute function wait_at_gate()`);
    return async () => {
      await holder.query('select pg_advisory_unlock($1)', [gate]);
      holder.release();
    };
  }
  const removeTrigger = (trigger: string) =>
    ask(`drop trigger stop_here on ${/ on (\w+)/.exec(trigger)![1]}`);

  /** Kills the server while the database waits in the middle of a statement. */
  async function killedAt(stop: string, server: RunningServer, { buyer }: { buyer: Buyer }, key: string) {
    const openGate = await closeGate(stop);
    const lost = expect(buyer.buys('card', cards.approves, key)).rejects.toThrow(TypeError);
    const { pid } = await until(`select pid from pg_locks where objid = ${gate} and not granted`);
    await server.stop('SIGKILL');
    await lost;
    await openGate();
    await until(`select where not exists (select from pg_stat_activity where pid = ${pid})`);
    await removeTrigger(stop);
  }

  it.each([
    [
      'the order is written and its payment not asked for',
      'constraint trigger stop_here after insert on purchase_order deferrable initially deferred',
      'awaiting_payment',
      'sent again',
    ],
    [
      'the payment is made and not noted',
      'trigger stop_here before update on payment',
      'awaiting_payment',
      'later',
    ],
    [
      'the payment is noted and the answer not sent',
      'constraint trigger stop_here after update on payment deferrable initially deferred',
      'placed',
      'sent again',
    ],
  ] as const)('when %s', async (_, stop, left, found) => {
    const server = servers.pop()!;
    const { buyer, fills } = await buyerAt(server);
    await fills();
    const key = newId(clock.now());
    await killedAt(stop, server, { buyer }, key);
    const orders = await ordersOf(buyer);
    expect(orders).toMatchObject([{ status: left }]);
    if (found === 'later') {
      await passes(minutes(3));
      expect(await ordersOf(buyer)).toMatchObject([{ id: orders[0]!.id, status: 'placed' }]);
    }
    const { order, payment } = await sentAgain(buyer, key);
    expect([order.id, order.status, payment.status]).toEqual([orders[0]!.id, 'placed', 'paid']);
    expect(await ordersOf(buyer)).toHaveLength(1);
    await allIsRight();
  });

  it('at any moment: what was answered is there, and nothing is lost', async () => {
    const server = servers.pop()!;
    const answered: string[] = [];
    const unanswered: [Pick<Buyer, 'customer' | 'cartId' | 'due'>, string][] = [];
    const last = randomInt(5, 30);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyerAt(server)));
    const buying = buyers.map(async ({ buyer, fills }) => {
      for (let tries = 1; ; tries++) {
        const key = newId(clock.now());
        let isAsked = false;
        try {
          await fills();
          isAsked = true;
          answered.push((await buyer.buys('card', cards.approves, key)).order.id);
          if (answered.length === last) void server.stop('SIGKILL');
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          const { customer, cartId, due } = buyer;
          if (isAsked) unanswered.push([{ customer, cartId, due }, key]);
          return { buyer, most: isAsked ? tries : tries - 1 };
        }
      }
    });
    const ends = await Promise.all(buying);
    await server.ended;

    // Half of the calls are repeated, the others never.
    for (const [buyer, key] of unanswered.filter((_, at) => at % 2 === 0))
      expect((await sentAgain(buyer, key)).payment.status).toBe('paid');
    await passes(minutes(3));
    await allIsRight();
    // The jobs look every minute: what one ends, the next one asks the provider about.
    for (let minute = 4; minute <= 16; minute++) await passes(minutes(minute));
    await allIsRight();
    const placed = await ask(`select id from purchase_order where status = 'placed'`);
    expect(placed.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
    for (const { buyer, most } of ends) expect((await ordersOf(buyer)).length).toBeLessThanOrEqual(most);
  });

  it('but not when it is told to stop: every order in flight is answered before it ends', async () => {
    const server = servers.pop()!;
    const origin = await server.listening();
    const buyers = await Promise.all(Array.from({ length: 4 }, () => buyerAt(server)));
    for (const { fills } of buyers) await fills();
    const written =
      'constraint trigger stop_here after insert on purchase_order deferrable initially deferred';
    const openGate = await closeGate(written);
    const buying = Promise.all(buyers.map(({ buyer }) => buyer.buys('card', cards.approves)));
    await until(`select where ${buyers.length} = (select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock')`);
    const stopped = server.stop();
    const isServed = () =>
      fetch(`${origin}/healthz`).then(
        () => true,
        () => false,
      );
    while (await isServed());
    await openGate();

    const bought = await buying;
    expect(await stopped).toMatchObject({ code: 0, complained: '' });
    await removeTrigger(written);
    for (const [at, { order, payment }] of bought.entries()) {
      expect([order.status, payment.status]).toEqual(['placed', 'paid']);
      expect(await ordersOf(buyers[at]!.buyer)).toEqual([{ id: order.id, status: 'placed' }]);
    }
    await allIsRight();
  });
});
