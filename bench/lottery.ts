import { sql } from 'kysely';
import { openShop } from '../server/src/app/open-shop.js';
import {
  drawKeyOf,
  hashOfLines,
  linesOf,
  rank,
  rankPatiently,
} from '../server/src/features/lottery/drawing/draw.js';
import { ticketNumber } from '../server/src/features/lottery/entering/enter-lottery.js';
import { openLottery } from '../server/src/features/lottery/index.js';
import { days, hours, later, minutes, standingClock } from '../server/src/platform/clock.js';
import { createLog } from '../server/src/platform/log.js';
import { readSettings } from '../server/src/platform/settings.js';
import type { Databases, Kind } from './databases.js';
import { median } from './figures.js';
import type { Report } from './report.js';

const entries = 1_000_000;
const longestPause = 50;

const secondsOf = async (work: () => unknown) => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

/** The longest time that the draw kept the process from other work. */
async function longestPauseWhile(work: () => Promise<unknown>) {
  let [last, longest] = [performance.now(), 0];
  const look = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  clearInterval(look);
  return longest;
}

/** All entries belong to one customer and bypass the rules: only the draw is measured. */
const fill = (lotteryId: number) => sql`
  insert into lottery_ticket (id, lottery_id, customer_id, ticket_no, entered_at, release, standing)
  select gen_random_uuid(), ${lotteryId}, '01920000-0000-7000-8000-000000000001',
    'CH1-' || lpad(n::text, 7, '0') || '-7K3D', opens_at, release, 'entered'
  from lottery, generate_series(1, ${entries}::integer) as n where id = ${lotteryId}`;

/** From the close to the ranking that everybody can read, in a shop with its database. */
async function measureWholeDraw(report: Report, databases: Databases, kind: Kind) {
  const { folder, databaseUrl } = await databases.make(kind);
  const clock = standingClock(new Date());
  const settings = readSettings({
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, DEMO: '1' }),
  });
  const { shop, close } = await openShop(settings, { log: createLog('error'), clock });
  try {
    const { announce, tend } = openLottery(shop);
    const opens_at = later(clock.now(), hours(1));
    const about = { store_id: 3, product_id: 1, name: 'A bottle for a million', bottles: 1, price: 10_000 };
    const words = { ticket_prefix: 'CH1', rules: 'One ticket each.', release: 'bench' };
    const dates = { opens_at, closes_at: later(opens_at, days(1)) };
    const id = await shop.write((tx) => announce(tx, { ...about, ...words, ...dates }));
    clock.advance(hours(1));
    await tend(id);
    await shop.write(async (tx) => {
      await sql`set local session_replication_role = replica; set local statement_timeout = 0`.execute(tx);
      await sql`alter table lottery_ticket drop constraint lottery_ticket_lottery_id_customer_id_key`.execute(
        tx,
      );
      await fill(id).execute(tx);
    });
    clock.advance(days(1));
    report.row({
      what: `${kind}: frozen and hashed`,
      figure: await secondsOf(() => tend(id)),
      unit: 's',
      digits: 1,
    });
    clock.advance(minutes(10));
    report.row({
      what: `${kind}: drawn and published`,
      figure: await secondsOf(() => tend(id)),
      unit: 's',
      digits: 1,
      most: 10,
    });
  } finally {
    await close();
  }
}

/** Hash, key, scores and ranking of a million tickets by themselves. */
async function measureRanking(report: Report) {
  const tickets = Array.from({ length: entries }, (_, n) => ticketNumber('CH1', n + 1)).sort();
  const draw = (seed: string) =>
    drawKeyOf({ lotteryId: 1, seed, entriesHash: hashOfLines([linesOf(tickets)]), beacon: null });
  const times = [];
  for (const seed of ['11', '22', '33'])
    times.push(await secondsOf(() => rank(draw(seed.repeat(32)), tickets)));
  report.row({ what: 'hashed and ranked', figure: median(times), unit: 's', digits: 1, most: 10 });
  const key = draw('44'.repeat(32));
  const pause = await longestPauseWhile(() => rankPatiently(key, tickets));
  report.row({ what: 'longest pause for other requests', figure: pause, unit: 'ms', most: longestPause });
}

export async function measureLottery(report: Report, databases: Databases) {
  report.title('A draw of 1,000,000 entries');
  await measureRanking(report);
  globalThis.gc?.();
  if (databases.kinds.includes('PostgreSQL')) await measureWholeDraw(report, databases, 'PostgreSQL');
  const megabytes = process.resourceUsage().maxRSS / 1000;
  report.row({ what: 'memory of the whole process, at most', figure: megabytes, unit: 'MB', most: 1000 });
}
