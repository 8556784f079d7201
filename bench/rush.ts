import { Agent } from 'node:http';
import pg from 'pg';
import { startShop, type Where } from './built-shop.js';
import { buyAt, fillShelves, getReady, openHere, perSecond } from './buyers.js';
import { logIn } from './catalogue.js';
import type { Databases } from './databases.js';
import { pause, percentile, rounds } from './figures.js';
import { load } from './load.js';
import type { Report } from './report.js';

const together = 16;
/** More than can be bought meanwhile, and some before, because a process that has just started is slow. */
const [before, meanwhile] = [200, 900];
const measureFor = 5000;
const list = '/api/e-com/products?store_id=1&department=wine&country=France';

async function prepare(where: Where) {
  const here = await openHere(where);
  await fillShelves(here);
  const early = await rounds(before, () => getReady(here));
  const late = await rounds(meanwhile, () => getReady(here));
  await here.close();
  return { early, late };
}

/** For how long the letter has waited that waits longest, in seconds, looked at again and again. */
async function watchLetters(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let longest = 0;
  let isOver = false;
  const look = async () => {
    const { rows } = await client.query<{ waited: number }>(
      `select coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::float8 as waited
       from job where kind = 'send-letter' and failed_at is null`,
    );
    longest = Math.max(longest, rows[0]!.waited);
  };
  const looking = (async () => {
    for (; !isOver; await pause(100)) await look();
  })();
  return async () => {
    isOver = true;
    await looking;
    await client.end();
    return longest;
  };
}

/** Release day: everybody looks at the lists while sixteen at a time buy the same two bottles. */
export async function measureRush(report: Report, databases: Databases) {
  report.title(`A list of 20 at 64 connections while ${together} buy the same two bottles, in two processes`);
  if (!databases.kinds.includes('PostgreSQL'))
    return report.say('  needs PostgreSQL: the embedded database serves one process');
  const where = await databases.make('PostgreSQL');
  const { early, late } = await prepare(where);
  const shops = [await startShop(where), await startShop(where)] as const;
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  try {
    const [selling, listing] = shops;
    const buy = buyAt(selling.origin, agent);
    const token = await logIn(listing);
    await perSecond(early, together, buy);
    await load(listing.origin, list, 1000, token);
    const stopWatching = await watchLetters(where.databaseUrl!);
    let bought = 0;
    let isOver = false;
    const buying = perSecond(late, together, async (ready) => {
      if (isOver) return;
      await buy(ready);
      if (!isOver) bought++;
    });
    const from = performance.now();
    const listed = await load(listing.origin, list, measureFor, token);
    const seconds = (performance.now() - from) / 1000;
    isOver = true;
    await buying;
    const waited = await stopWatching();
    report.row({ what: 'list: answers a second', figure: listed.perSecond, unit: '/s', least: 5000 });
    report.row({
      what: 'list: p99',
      figure: percentile(listed.times, 0.99),
      unit: 'ms',
      digits: 1,
      most: 50,
    });
    report.row({ what: 'checkouts a second meanwhile', figure: bought / seconds, unit: '/s' });
    report.row({ what: 'the longest that a letter waited', figure: waited, unit: 's', digits: 1, most: 5 });
  } finally {
    agent.destroy();
    for (const shop of shops) await shop.stop();
  }
}
