import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type BuiltShop, startShop, type Where } from './built-shop.js';
import { bottles, perSecond } from './buyers.js';
import type { Databases } from './databases.js';
import { median, pause, rounds, takenByOthers } from './figures.js';
import { load } from './load.js';
import type { Report } from './report.js';

const here = fileURLToPath(new URL('..', import.meta.url));
const store_id = 1;
const together = 16;
const card = '4242 4242 4242 4242';
/**
 * A process that has just started compiles what it does while it does it: it takes some two thousand additions until the
 * next ones take no less of the processor.
 */
const warmingUp = { rounds: 8, customers: 150 };
const counted = { rounds: 5, customers: 150 };
const reading = 2000;
const readingsOfEach = 5;
const startsOfEach = 5;

/** The answers are read as JSON, because the contract of this version is not that of another one. */
type Cart = { id: string; totals: { due: number } };
type Options = { modes: { mode: string; slots?: { id: string }[] }[] };
type LoggedIn = { token: string };

type Asking = { method: string; token?: string; body?: object; key?: string; agent?: Agent; from?: string };

const ask = <Data>(origin: string, place: string, { method, token, body, key, agent, from }: Asking) =>
  new Promise<Data>((done, failed) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    const asked = request(
      `${origin}/api/e-com/${place}`,
      { method, headers, ...(agent && { agent }), ...(from && { localAddress: from }) },
      (answer) => {
        let said = '';
        answer.on('data', (part: Buffer) => (said += String(part)));
        answer.once('end', () => {
          if ((answer.statusCode ?? 500) >= 300) return failed(new Error(`${method} ${place}: ${said}`));
          done((JSON.parse(said) as { data: Data }).data);
        });
      },
    );
    asked.once('error', failed);
    asked.end(body && JSON.stringify(body));
  });

type Version = { where: Where; shop: BuiltShop; agent: Agent };

/** Each signs up from an address of its own, because a shop takes few new customers from one. */
async function signUp({ shop }: Version, nth: number) {
  const from = `127.1.${nth >> 7}.${1 + (nth & 127)}`;
  const body = {
    first_name: 'Ada',
    last_name: 'Testino',
    email: `${randomUUID()}@example.com`,
    dob: '1980-05-17',
    password: 'a-cellar-of-its-own',
    accept_terms: true,
  };
  const { token } = await ask<LoggedIn>(shop.origin, 'auth/sign-up', { method: 'POST', body, from });
  return token;
}

/** More than enough of everything, and customers who may buy. */
async function fillShelves(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const {
    rows: [known],
  } = await client.query<{ movements: string | null }>(`select to_regclass('stock_movement') as movements`);
  await client.query(
    known?.movements
      ? `insert into stock_movement (store_id, product_id, kind, quantity, why, at)
         select store_id, product_id, 'counted', 1000000 - on_hand, 'Counted for a benchmark', now()
         from store_product where store_id = ${store_id} and product_id = any($1::integer[])
         order by store_id, product_id`
      : `update store_product set on_hand = 1000000 where store_id = ${store_id} and product_id = any($1::integer[])`,
    [bottles],
  );
  await client.query('update slot_plan set places = 1000000');
  await client.query(
    `update customer set license_exp_date = '2099-12-31', email_confirmed_at = coalesce(email_confirmed_at, now())`,
  );
  await client.end();
}

type Bought = { additions: number; checkouts: number; processor: number };

async function buy({ shop, agent }: Version, tokens: readonly string[]): Promise<Bought> {
  const carts = new Map<string, Cart>();
  const before = takenByOthers();
  const asked = <Data>(token: string, place: string, asking: Omit<Asking, 'token' | 'agent'>) =>
    ask<Data>(shop.origin, place, { ...asking, token, agent });
  const customers = await perSecond(tokens, together, async (token) => {
    for (const product_id of bottles) {
      const body = { store_id, product_id, quantity: 1 };
      carts.set(token, await asked<Cart>(token, 'cart', { method: 'POST', body }));
    }
  });
  const rest = await perSecond(tokens, together, async (token) => {
    const { id } = carts.get(token)!;
    const { modes } = await asked<Options>(token, `fulfilment-options?cart_id=${id}`, { method: 'GET' });
    const slot_id = modes.find(({ mode }) => mode === 'pickup')?.slots?.at(-1)?.id;
    if (!slot_id) throw new Error('Nothing can be picked up at this hour.');
    const chosen = { fulfilment: 'pickup', slot_id };
    const { totals } = await asked<Cart>(token, `cart/${id}`, { method: 'PATCH', body: chosen });
    await asked(token, 'purchase-order', {
      method: 'POST',
      key: randomUUID(),
      body: { cart_id: id, due: totals.due, payment: { method: 'card', card } },
    });
  });
  return {
    additions: 2 * customers,
    checkouts: 1 / (1 / customers + 1 / rest),
    processor: (takenByOthers() - before) / tokens.length,
  };
}

const readings = {
  'a list of 20 with its facets': 'products?store_id=1&department=wine&country=France',
  'product details': 'products/7?store_id=1',
};

type Read = { answers: number; processor: number };

async function measureReading({ shop }: Version, token: string, place: string): Promise<Read> {
  const before = takenByOthers();
  const { perSecond: answers, times } = await load(shop.origin, `/api/e-com/${place}`, reading, {
    authorization: `Bearer ${token}`,
  });
  return { answers, processor: (1000 * (takenByOthers() - before)) / times.length };
}

const digitsOf = new Map([
  ['s', 2],
  ['ms', 1],
  ['µs', 0],
]);

/** What a figure is in the one version and in the other, and how many times better that is. */
function compare(report: Report, what: string, unit: string, figures: readonly (readonly number[])[]) {
  const [before, now] = figures.map(median) as [number, number];
  const isTime = digitsOf.has(unit);
  const written = (figure: number) => figure.toFixed(digitsOf.get(unit) ?? 0);
  const all = figures.map((each) => each.map(written).join(', '));
  report.row({
    what,
    figure: isTime ? before / now : now / before,
    unit: 'times',
    digits: 2,
    note: `${written(before)} → ${written(now)} ${unit} (${all.join(' → ')})`,
  });
}

const mainOf = (root: string) =>
  ['server/dist/main.js', 'server/dist/src/main.js']
    .map((file) => path.join(root, file))
    .find((file) => existsSync(file));

type Place = { main: string; where: Where };

/** For each version what it gave, turn by turn. */
const ofEach = <What extends string>(
  places: readonly unknown[],
  turns: readonly (readonly Record<What, number>[])[],
  what: What,
) => places.map((_, nth) => turns.map((turn) => turn[nth]![what]));

async function measureStarts(report: Report, places: readonly Place[]) {
  for (const { where, main } of places) await (await startShop(where, main)).stop();
  const starts = await rounds(startsOfEach, () =>
    rounds(places.length, async (nth) => {
      const { where, main } = places[nth]!;
      const shop = await startShop(where, main);
      await pause(1500);
      await shop.stop();
      return { seconds: shop.readyAfter / 1000 };
    }),
  );
  compare(report, 'start with an existing folder', 's', ofEach(places, starts, 'seconds'));
}

/** Before anybody else comes in: a shop that sends letters meanwhile tells little about lists. */
async function measureReadings(report: Report, versions: readonly Version[]) {
  const tokens = await rounds(versions.length, (nth) => signUp(versions[nth]!, 0));
  for (const [what, place] of Object.entries(readings)) {
    const read = () => rounds(versions.length, (nth) => measureReading(versions[nth]!, tokens[nth]!, place));
    await read();
    const turns = await rounds(readingsOfEach, read);
    compare(report, what, 'a second', ofEach(versions, turns, 'answers'));
    compare(report, `the processors for ${what}`, 'µs', ofEach(versions, turns, 'processor'));
  }
}

/** Customers who may buy, as many as all rounds take, and enough of everything for them. */
async function comeIn(version: Version) {
  const customers = warmingUp.customers + counted.rounds * counted.customers;
  const tokens: string[] = [];
  const numbers = Array.from({ length: customers }, (_, nth) => nth + 1);
  await perSecond(numbers, 4, async (nth) => tokens.push(await signUp(version, nth)));
  await fillShelves(version.where.databaseUrl!);
  return tokens;
}

async function measureBuying(report: Report, versions: readonly Version[]) {
  const tokens = await rounds(versions.length, (nth) => comeIn(versions[nth]!));
  const first = tokens.map((each) => each.splice(0, warmingUp.customers));
  await rounds(warmingUp.rounds, () => rounds(versions.length, (nth) => buy(versions[nth]!, first[nth]!)));
  const turns = await rounds(counted.rounds, () =>
    rounds(versions.length, (nth) => buy(versions[nth]!, tokens[nth]!.splice(0, counted.customers))),
  );
  const bought = (what: keyof Bought) => ofEach(versions, turns, what);
  compare(report, `additions to carts, ${together} at once`, 'a second', bought('additions'));
  compare(report, `whole checkouts, ${together} at once`, 'a second', bought('checkouts'));
  compare(report, 'the processors for a whole checkout', 'ms', bought('processor'));
}

/** This version and another one, built in `BENCH_BESIDE`, by turns on one PostgreSQL. */
export async function measureBeside(report: Report, databases: Databases) {
  const other = process.env.BENCH_BESIDE;
  report.title('Beside another version, on PostgreSQL');
  if (!other) return report.say('  BENCH_BESIDE names no folder in which another version is built.');
  if (!databases.kinds.includes('PostgreSQL')) return report.say('  There is no PostgreSQL on this machine.');
  const places = await rounds(2, async (nth) => {
    const main = mainOf([other, here][nth]!);
    if (!main) throw new Error(`There is no built shop in ${other}.`);
    return { main, where: await databases.make('PostgreSQL') };
  });
  await measureStarts(report, places);
  const versions: Version[] = [];
  try {
    for (const { main, where } of places) {
      const agent = new Agent({ keepAlive: true, maxSockets: together });
      versions.push({ where, agent, shop: await startShop(where, main) });
    }
    await measureReadings(report, versions);
    await measureBuying(report, versions);
  } finally {
    for (const { agent, shop } of versions) {
      agent.destroy();
      await shop.stop();
    }
  }
}
