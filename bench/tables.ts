import type { SheetImport } from 'contract/exchange/imports.staff';
import { lockActEnd } from '../server/src/features/staff/record/acts.sql.js';
import { systemClock } from '../server/src/platform/clock.js';
import { type Database, openDatabase } from '../server/src/platform/database/database.js';
import { createLog } from '../server/src/platform/log.js';
import { type BuiltShop, startShop } from './built-shop.js';
import { openHere } from './buyers.js';
import { fill, logIn as logInAsAda } from './catalogue.js';
import type { Databases } from './databases.js';
import { pause, percentile } from './figures.js';
import type { Report } from './report.js';
import { logIn } from './staff.js';

/** `BENCH_ROWS=10000` measures with a tenth of the rows. */
const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const list = '/api/e-com/products?store_id=1&department=wine&country=France';

const isSettled = ({ state }: SheetImport) => state === 'checked' || state === 'applied';

/** In milliseconds; the same as in `staff/src/features/exchange/exchange.api.ts`. */
const asOftenAsAScreen = 1000;

type Asks = (method: string, path: string, body?: FormData) => Promise<Response>;

async function settled(ask: Asks, id: string): Promise<SheetImport> {
  for (;;) {
    const { data } = (await (await ask('GET', `imports/${id}`)).json()) as { data: SheetImport };
    if (isSettled(data)) return data;
    await pause(asOftenAsAScreen);
  }
}

/** What customers wait for meanwhile. */
async function meanwhile(shop: BuiltShop, work: () => Promise<void>) {
  const headers = await logInAsAda(shop);
  const times: number[] = [];
  let isDone = false;
  const asking = (async () => {
    while (!isDone) {
      const from = performance.now();
      await (await fetch(shop.origin + list, { headers })).arrayBuffer();
      times.push(performance.now() - from);
      await pause(20);
    }
  })();
  await work();
  isDone = true;
  await asking;
  return times;
}

/** Waits for the ends of the record as each log-in and each act at the store does; the milliseconds of each wait. */
async function actMeanwhile(database: Database, work: () => Promise<void>) {
  const waits: number[] = [];
  let [refused, isDone] = [0, false];
  const acting = [null, 1].map(async (store) => {
    while (!isDone) {
      const from = performance.now();
      // The shop answers 503 where the database has waited for too long.
      await database.write((tx) => lockActEnd(tx, store)).catch(() => refused++);
      waits.push(performance.now() - from);
      await pause(50);
    }
  });
  await work();
  isDone = true;
  await Promise.all(acting);
  return { waits, refused };
}

/** In the file that comes back, every product has a closure and every price is different. */
const changed = {
  // The demo says of no bottle what closes it: the empty column gives way to one at the end.
  products: (table: string) =>
    table.replace(',closure,', ',left_out,').replaceAll('\r\n', ',Cork\r\n').replace(',Cork', ',closure'),
  prices: (table: string) =>
    table.replaceAll(
      /,(\d+)\.(\d\d),([\d.]*)\r\n/g,
      (_, whole: string, part: string) => `,${Number(whole) + 1}.${part},-\r\n`,
    ),
};

type Measured = { shop: BuiltShop; database: Database; ask: Asks };

async function measure(report: Report, { shop, database, ask }: Measured, kind: keyof typeof changed) {
  const place = kind === 'products' ? '' : 'stores/1/';
  const from = performance.now();
  const table = await (await ask('GET', `${place}exports/${kind}`)).text();
  const exported = performance.now() - from;
  const lines = table.split('\r\n').length - 2;
  report.row({
    what: `${kind}: ${lines.toLocaleString('en-US')} rows written`,
    figure: exported / 1000,
    unit: 's',
    digits: 1,
  });
  const before = shop.megabytes();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, shop.megabytes());
  }, 500);
  let [checked, applied] = [0, 0];
  const times = await meanwhile(shop, async () => {
    const form = new FormData();
    form.append('file', new File([changed[kind](table)], `${kind}.csv`));
    const began = performance.now();
    const { data } = (await (await ask('POST', `${place}imports/${kind}`, form)).json()) as {
      data: { id: string };
    };
    const { counts } = await settled(ask, data.id);
    checked = performance.now() - began;
    report.row({ what: `${kind}: rows that change`, figure: counts.changed, unit: 'rows' });
    const acts = await actMeanwhile(database, async () => {
      await ask('PUT', `imports/${data.id}/applied`);
      await settled(ask, data.id);
    });
    applied = performance.now() - began - checked;
    report.row({
      what: `${kind}: the longest wait of another act of staff`,
      figure: Math.max(...acts.waits),
      unit: 'ms',
      note: `${acts.refused} of ${acts.waits.length} were refused because they had waited for too long`,
    });
  });
  clearInterval(watching);
  report.row({ what: `${kind}: uploaded and checked`, figure: checked / 1000, unit: 's', digits: 1 });
  report.row({ what: `${kind}: applied`, figure: applied / 1000, unit: 's', digits: 1 });
  report.row({
    what: `${kind}: all of it`,
    figure: (checked + applied) / 1000,
    unit: 's',
    digits: 1,
    most: 60,
  });
  report.row({ what: `${kind}: more memory`, figure: most - before, unit: 'MB', most: 200 });
  report.row({
    what: `${kind}: a customer's list meanwhile, p95`,
    figure: percentile(times, 0.95),
    unit: 'ms',
    most: 50,
  });
}

/** Exports a hundred thousand rows, and imports them with a change in each. */
export async function measureTables(report: Report, databases: Databases) {
  report.title(`Tables of ${rows.toLocaleString('en-US')} products, on PostgreSQL`);
  if (!databases.kinds.includes('PostgreSQL')) return report.say('There is no PostgreSQL on this machine.');
  const where = await databases.make('PostgreSQL');
  await (await startShop(where)).stop();
  await fill(where, rows);
  const here = await openHere(where);
  const session = await logIn(here);
  await here.close();
  const shop = await startShop(where);
  const ask: Asks = (method, path, body) =>
    fetch(`${shop.staffOrigin}/api/staff/${path}`, {
      method,
      headers: { ...session, origin: shop.staffOrigin },
      ...(body && { body }),
    });
  const database = await openDatabase(
    { url: where.databaseUrl!, connections: 2 },
    systemClock,
    createLog('silent'),
  );
  try {
    for (const kind of ['prices', 'products'] as const) await measure(report, { shop, database, ask }, kind);
  } finally {
    await database.close();
    await shop.stop();
  }
}
