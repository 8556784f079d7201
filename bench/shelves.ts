import type { StoreProduct } from 'contract/catalogue/assortment.staff';
import { mostPriceChanges } from 'contract/catalogue/prices.staff';
import pg from 'pg';
import { type BuiltShop, startShop, type Where } from './built-shop.js';
import { openHere } from './buyers.js';
import { fill } from './catalogue.js';
import type { Databases } from './databases.js';
import { percentile, rounds } from './figures.js';
import type { Report } from './report.js';
import { logIn } from './staff.js';

const prices = 5_000;
/** Not every store carries everything. */
const products = 6_000;
const movements = 100_000;
const pageSize = 100;
const bottle = 1;

type Ask = (method: string, path: string, body?: object) => Promise<Response>;

const asker =
  ({ staffOrigin }: BuiltShop, session: Record<string, string>): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${staffOrigin}/api/staff/stores/1/${path}`, {
      method,
      headers: { ...session, origin: staffOrigin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };

async function timed<Result>(work: () => Promise<Result>) {
  const from = performance.now();
  const result = await work();
  return { result, time: performance.now() - from };
}

const times = (measured: readonly { time: number }[]) => measured.map(({ time }) => time);

/** Leafs through the grid of prices, and makes each of them a cent dearer in as few saves as it allows. */
async function measureGrid(report: Report, ask: Ask) {
  const page = async (nth: number) => {
    const answer = await ask('GET', `products?show=carried&pageSize=${pageSize}&page=${1 + nth}`);
    return ((await answer.json()) as { data: { data: StoreProduct[] } }).data.data;
  };
  await page(0);
  const pages = await rounds(prices / pageSize, (nth) => timed(() => page(nth)));
  const changes = pages
    .flatMap(({ result }) => result)
    .map(({ id, price, compare_at }) => ({
      product_id: id,
      was: { price, compare_at },
      price: Math.round(price! * 100 + 1) / 100,
      compare_at: null,
    }));
  const saves = await rounds(changes.length / mostPriceChanges, (nth) => {
    const some = changes.slice(nth * mostPriceChanges, (nth + 1) * mostPriceChanges);
    return timed(async () => {
      const answer = await ask('PUT', 'prices', { changes: some });
      const { changed } = ((await answer.json()) as { data: { changed: number } }).data;
      if (changed !== some.length) throw new Error(`${changed} of ${some.length} prices were saved.`);
    });
  });
  report.row({
    what: `${prices.toLocaleString('en-US')} prices: a page of ${pageSize}, p95`,
    figure: percentile(times(pages), 0.95),
    unit: 'ms',
    digits: 1,
    most: 50,
  });
  report.row({
    what: `a save of ${mostPriceChanges} prices, the slowest of ${saves.length}`,
    figure: Math.max(...times(saves)),
    unit: 'ms',
    most: 300,
  });
}

/** A bottle that came and went a hundred thousand times. */
async function insertMovements(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  // In many commits, as in a real store: in one, each would look through all the versions of its shelf before it.
  for (let before = 0; before < movements; before += 500)
    await client.query(
      `insert into stock_movement (store_id, product_id, kind, quantity, why, at)
       select 1, $1, 'adjusted', case when nth % 2 = 0 then -1 else 1 end, 'measured',
         now() - make_interval(mins => $2 - nth)
       from generate_series($3 + 1, $3 + 500) nth`,
      [bottle, movements, before],
    );
  await client.query('analyze stock_movement');
  await client.end();
}

async function onHand(ask: Ask) {
  const answer = await ask('GET', `stock/${bottle}`);
  return ((await answer.json()) as { data: { on_hand: number } }).data;
}

async function measureHistory(report: Report, ask: Ask) {
  const piece = async (before?: number) => {
    const answer = await ask('GET', `stock/${bottle}/movements${before ? `?before=${before}` : ''}`);
    return ((await answer.json()) as { data: { movements: { number: number }[]; more: boolean } }).data;
  };
  const newest = await piece();
  const pieces = await rounds(40, (nth) =>
    timed(() => piece(newest.movements[0]!.number - nth * Math.floor(movements / 40))),
  );
  const shelf = await rounds(40, () => timed(() => onHand(ask)));
  const body = { kind: 'more', bottles: 1, why: 'measured' };
  let seen = (await onHand(ask)).on_hand;
  const moves = await rounds(40, () =>
    timed(() => ask('POST', `stock/${bottle}/adjustments`, { ...body, seen: seen++ })),
  );
  const many = `${movements.toLocaleString('en-US')} movements`;
  const row = (what: string, measured: readonly { time: number }[]) =>
    report.row({
      what: `${many}: ${what}, p95`,
      figure: percentile(times(measured), 0.95),
      unit: 'ms',
      digits: 1,
      most: 50,
    });
  row('its history, anywhere', pieces);
  row('its shelf', shelf);
  row('one more', moves);
}

async function ready(where: Where) {
  await (await startShop(where)).stop();
  await fill(where, products);
  await insertMovements(where.databaseUrl!);
  const here = await openHere(where);
  const session = await logIn(here);
  await here.close();
  return session;
}

/** What staff do at the shelves of one store: many prices, and one bottle with a long history. */
export async function measureShelves(report: Report, databases: Databases) {
  report.title('Shelves: many prices, and a bottle with a long history, on PostgreSQL');
  if (!databases.kinds.includes('PostgreSQL')) return report.say('There is no PostgreSQL on this machine.');
  const where = await databases.make('PostgreSQL');
  const session = await ready(where);
  const shop = await startShop(where);
  try {
    const ask = asker(shop, session);
    await measureGrid(report, ask);
    await measureHistory(report, ask);
  } finally {
    await shop.stop();
  }
}
