import { Agent } from 'node:http';
import { queueTabs } from 'contract/orders/queue.staff';
import { daysAfter, utcDay } from 'contract/platform/calendar';
import { openStaffSession } from '../server/src/features/staff/sessions/staff-sessions.js';
import { type BuiltShop, startShop } from './built-shop.js';
import { buyAt, fillShelves, getReady, type Here, openHere, perSecond, type Ready } from './buyers.js';
import type { Databases } from './databases.js';
import { median, percentile, rounds } from './figures.js';
import { type Size, withFilledStore } from './filled-store.js';
import type { Report } from './report.js';

/** `BENCH_ORDERS=100000` measures with a tenth of the orders. */
const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const size: Size = { orders, customers: orders / 5, products: orders / 10 };

const timesEach = 40;
/** The same values as in `staff/src/platform/live.ts`. */
const [gather, calm] = [250, 2_000];
const screens = 20;
const together = 16;
const buyersPerRound = 64;
const roundsEach = 3;

/** Logs in as an owner of all stores of the demo, because nobody sees more. */
export async function logIn({ shop }: Here) {
  const { id } = await shop.read((db) =>
    db
      .selectFrom('staff_person')
      .select('id')
      .where('email', '=', 'olive@cellar-door.example')
      .executeTakeFirstOrThrow(),
  );
  const browser = { userAgent: '', keepStaffSession: () => {} };
  const token = await shop.write((tx) => openStaffSession(shop, tx, id, browser));
  return { cookie: `cellar_staff=${token}` };
}
type Session = Awaited<ReturnType<typeof logIn>>;

/** What staff ask for, each time about somebody or something else. */
const asked: Record<string, (nth: number) => string> = {
  ...Object.fromEntries(queueTabs.map((tab) => [`the queue: ${tab}`, () => `orders?tab=${tab}`])),
  'the queue by its total, the last pages': (nth) => `orders?tab=to_pick&sort=-total&page=${1 + nth}`,
  'an order': (nth) => `orders/${2_000_000 + 1 + ((nth * 7919) % orders)}`,
  'customers by a last name': (nth) => `customers?q=${['Bergson', 'lind', 'st', 'Waldström'][nth % 4]}`,
  'customers by both names': (nth) => `customers?q=${['ada berg', 'zoe hall', 'jose gold'][nth % 3]}`,
  'customers by an address': (nth) => `customers?q=customer${1 + nth}@filled.example`,
  'customers by a phone': (nth) => `customers?q=415${String((nth * 7919) % 10_000_000).padStart(7, '0')}`,
  'products by words': (nth) => `stores/1/products?q=${['ch', 'pinot noir', 'res 2019', 'bar'][nth % 4]}`,
  'products, all of them': (nth) => `stores/1/products?page=${1 + nth}`,
  'the stock by words': (nth) => `stores/1/stock?q=${['ch', 'pinot noir', 'bar'][nth % 3]}`,
  'anything by an order number': (nth) => `find?q=${2_000_000 + ((nth * 7919) % orders)}`,
  'anything by the beginning of a number': (nth) => `find?q=20${nth % 10}`,
  'anything by a name': (nth) => `find?q=${['berg', 'ad', 'zo', 'stein'][nth % 4]}`,
  today: () => 'today',
};

const reportsEach = 10;
const dayBack = (count: number) => daysAfter(utcDay(Date.now()), -count);
const lastDays = (dayCount: number, more = '') => `from=${dayBack(dayCount)}&until=${dayBack(0)}${more}`;

/** What managers look at now and then. */
const reports: Record<string, string> = {
  'the sales of 30 days': `reports/sales?${lastDays(29)}`,
  'what was not sold in 90 days': `reports/unsold?${lastDays(89)}`,
  'what was not sold in a year': `reports/unsold?${lastDays(364)}`,
  'the sales of a year, beside the year before': `reports/sales?${lastDays(364)}`,
  ...Object.fromEntries(
    (['month', 'department', 'product'] as const).map((by) => [
      `the sales of a year by ${by}`,
      `reports/sales/rows?${lastDays(364, `&by=${by}`)}`,
    ]),
  ),
};

async function timesOf(
  { staffOrigin }: BuiltShop,
  session: Session,
  pathOf: (nth: number) => string,
  times: number,
) {
  const ask = async (nth: number) => {
    const from = performance.now();
    const answer = await fetch(`${staffOrigin}/api/staff/${pathOf(nth)}`, { headers: session });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${pathOf(nth)}: ${answer.status}`);
    return performance.now() - from;
  };
  await ask(0);
  return rounds(times, (nth) => ask(nth + 1));
}

/** A screen that shows the queue: at each ring it asks again, as the staff application does. */
async function openScreen({ staffOrigin }: BuiltShop, session: Session) {
  const closing = new AbortController();
  const answer = await fetch(`${staffOrigin}/api/staff/live`, { headers: session, signal: closing.signal });
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let calmUntil = 0;
  const look = async () => {
    gathering = undefined;
    calmUntil = performance.now() + calm;
    await (await fetch(`${staffOrigin}/api/staff/orders`, { headers: session })).arrayBuffer();
  };
  const hear = async () => {
    for await (const _ of answer.body!)
      gathering ??= setTimeout(() => void look(), Math.max(gather, calmUntil - performance.now()));
  };
  const heard = hear().catch(() => {});
  return async () => {
    closing.abort();
    clearTimeout(gathering);
    await heard;
  };
}

async function checkouts({ origin }: BuiltShop, buyers: readonly Ready[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  try {
    return await perSecond(buyers, together, buyAt(origin, agent));
  } finally {
    agent.destroy();
  }
}

type Turn = { alone: Ready[]; watched: Ready[] };

async function turnOf(here: Here): Promise<Turn> {
  const some = () => rounds(buyersPerRound, () => getReady(here));
  return { alone: await some(), watched: await some() };
}

async function measureWatched(report: Report, shop: BuiltShop, turns: readonly Turn[], sessions: Session[]) {
  const figures = await rounds(turns.length, async (nth) => {
    const alone = await checkouts(shop, turns[nth]!.alone);
    const close = await Promise.all(sessions.map((session) => openScreen(shop, session)));
    const watched = await checkouts(shop, turns[nth]!.watched);
    for (const end of close) await end();
    return { alone, watched };
  });
  const [alone, watched] = [
    median(figures.map((each) => each.alone)),
    median(figures.map((each) => each.watched)),
  ];
  report.row({
    what: `checkouts with ${screens} staff screens, share of those without`,
    figure: (watched / alone) * 100,
    unit: '%',
    least: 90,
    note: `${Math.round(watched)} a second, alone ${Math.round(alone)}; ${together} at once`,
  });
}

export async function measureStaff(report: Report, databases: Databases) {
  const said = `${size.orders.toLocaleString('en-US')} orders, ${size.customers.toLocaleString('en-US')} customers`;
  report.title(`Staff among ${said} and ${size.products.toLocaleString('en-US')} products`);
  if (!databases.kinds.includes('PostgreSQL')) return report.say('  There is no PostgreSQL on this machine.');
  await withFilledStore(size, async (where) => {
    const here = await openHere(where);
    await fillShelves(here);
    const sessions = await rounds(screens, () => logIn(here));
    const turns = await rounds(roundsEach, () => turnOf(here));
    await here.close();
    const shop = await startShop(where);
    try {
      for (const [what, pathOf] of Object.entries(asked)) {
        const times = await timesOf(shop, sessions[0]!, pathOf, timesEach);
        report.row({
          what: `${what}, p95`,
          figure: percentile(times, 0.95),
          unit: 'ms',
          digits: 1,
          most: 50,
        });
      }
      for (const [what, path] of Object.entries(reports)) {
        const times = await timesOf(shop, sessions[0]!, () => path, reportsEach);
        report.row({
          what: `${what}, the slowest`,
          figure: Math.max(...times),
          unit: 'ms',
          digits: 0,
          most: 2_000,
        });
      }
      await measureWatched(report, shop, turns, sessions);
    } finally {
      await shop.stop();
    }
  });
}
