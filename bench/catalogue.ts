import { loadManyProducts } from '../demo/src/load-many-products.js';
import { systemClock } from '../server/src/platform/clock.js';
import { openDatabase } from '../server/src/platform/database/database.js';
import { createLog } from '../server/src/platform/log.js';
import { type BuiltShop, startShop, type Where } from './built-shop.js';
import { type Ceiling, measureCeiling } from './ceiling.js';
import { loadWhilePricesChange } from './changing-prices.js';
import type { Databases } from './databases.js';
import { percentile } from './figures.js';
import type { Report } from './report.js';

/** `BENCH_ROWS=1000000` measures ten times as many. */
const sizes = [1_000, 10_000, Number(process.env.BENCH_ROWS ?? 100_000)];
const list = '/api/e-com/products?store_id=1&department=wine&country=France';
const details = '/api/e-com/products/7?store_id=1';
const searches = 200;

type Token = { authorization: string };
type Page = { data: { data: { brand: string; name: string }[] } };

export async function logIn({ origin }: BuiltShop): Promise<Token> {
  const answer = await fetch(`${origin}/api/e-com/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@cellar-door.example', password: 'cellar-door-demo' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

/** The demo comes first, then more products of the same kinds. */
export async function fill({ folder, databaseUrl }: Where, count: number) {
  const where = databaseUrl ? { url: databaseUrl, connections: 2 } : { folder: `${folder}/database` };
  const database = await openDatabase(where, systemClock, createLog('silent'));
  await loadManyProducts(database, count);
  await database.close();
}

/** Swaps two neighboring letters of the longest word, a common typing error. */
function slipped(words: string) {
  const [longest = ''] = words.split(/[\s-]+/).sort((a, b) => b.length - a.length);
  return longest.slice(0, 2) + longest.charAt(3) + longest.charAt(2) + longest.slice(4);
}

/**
 * The milliseconds of searches that the shop has not seen before, each with a typing error, one after the
 * other.
 */
async function searchTimes({ origin }: BuiltShop, headers: Token) {
  const ask = async (path: string) =>
    (await fetch(`${origin}/api/e-com/products?store_id=1&${path}`, { headers })).json();
  const words = new Set<string>();
  for (let page = 1; page <= 10; page++) {
    const { data } = (await ask(`sort=newest&pageSize=100&page=${page}`)) as Page;
    for (const { brand, name } of data.data) words.add(`${slipped(name)} ${slipped(brand)}`);
  }
  const times: number[] = [];
  for (const q of [...words].slice(0, searches)) {
    const from = performance.now();
    await ask(`q=${encodeURIComponent(q)}`);
    times.push(performance.now() - from);
  }
  return times;
}

const asked = (report: Report, what: string, { share, shop, bare, p99, bytes }: Ceiling) => {
  report.row({ what: `${what}: share of the ceiling`, figure: share * 100, unit: '%', least: 50 });
  report.row({ what: `${what}: p99`, figure: p99, unit: 'ms', digits: 1, most: 50 });
  report.row({
    what: `${what}: answers a second`,
    figure: shop,
    unit: '/s',
    note: `the bare server answers ${Math.round(bare)} a second, ${bytes} bytes each`,
  });
};

async function measureAt(report: Report, shop: BuiltShop, count: number) {
  const named = `${count.toLocaleString('en-US')} products`;
  const token = await logIn(shop);
  report.row({
    what: `${named}: start until ready`,
    figure: shop.readyAfter / 1000,
    unit: 's',
    digits: 2,
    ...(count === 1_000_000 && { most: 8 }),
  });
  report.row({ what: `${named}: memory after the start`, figure: shop.megabytes(), unit: 'MB' });
  const times = await searchTimes(shop, token);
  report.row({
    what: `${named}: forgiving search, uncached, p95`,
    figure: percentile(times, 0.95),
    unit: 'ms',
    digits: 1,
    most: 30,
  });
  const listed = await measureCeiling(shop.origin, list, token);
  asked(report, `${named}: list`, listed);
  if (count === 10_000) asked(report, `${named}: details`, await measureCeiling(shop.origin, details, token));
  return 1 / listed.share;
}

async function measureChanges(report: Report, shop: BuiltShop, databaseUrl: string, count: number) {
  const changes = { databaseUrl, products: count };
  const { perSecond, times } = await loadWhilePricesChange(shop.origin, list, await logIn(shop), changes);
  const what = `${count.toLocaleString('en-US')} products: list while five prices a second change`;
  report.row({ what: `${what}: answers a second`, figure: perSecond, unit: '/s' });
  report.row({ what: `${what}: p99`, figure: percentile(times, 0.99), unit: 'ms', digits: 1, most: 30 });
  report.row({ what: `${what}: the slowest`, figure: percentile(times, 1), unit: 'ms', digits: 1 });
}

/** The catalogue in three sizes, on PostgreSQL if this machine has it. */
export async function measureCatalogue(report: Report, databases: Databases) {
  const kind = databases.kinds.at(-1)!;
  report.title(`The catalogue on ${kind}: a list of 20 with its facets beside a bare server, 64 connections`);
  const times = new Map<number, number>();
  for (const count of sizes) {
    const where = await databases.make(kind);
    await (await startShop(where)).stop();
    await fill(where, count);
    const shop = await startShop(where);
    try {
      times.set(count, await measureAt(report, shop, count));
      if (where.databaseUrl) await measureChanges(report, shop, where.databaseUrl, count);
    } finally {
      await shop.stop();
    }
  }
  const [least, most] = [times.get(sizes[0]!)!, times.get(sizes.at(-1)!)!];
  report.row({
    what: 'a list of the most against one of the fewest',
    figure: most / least,
    unit: 'times',
    digits: 2,
    most: 1.5,
  });
}
