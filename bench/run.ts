import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { measureBeside } from './beside.js';
import { measureBuying } from './buying.js';
import { measureCatalogue } from './catalogue.js';
import { Databases } from './databases.js';
import { measureFirstLoad } from './first-load.js';
import { measureLists } from './lists.js';
import { measureLogIns } from './log-ins.js';
import { measureLottery } from './lottery.js';
import { measurePlaces } from './places.js';
import { Report } from './report.js';
import { measureRush } from './rush.js';
import { measureShelves } from './shelves.js';
import { measureStaff } from './staff.js';
import { measureStarting } from './starting.js';
import { measureTables } from './tables.js';

const benchmarks = {
  start: measureStarting,
  login: measureLogIns,
  lists: measureLists,
  catalogue: measureCatalogue,
  buying: measureBuying,
  rush: measureRush,
  staff: measureStaff,
  shelves: measureShelves,
  tables: measureTables,
  places: measurePlaces,
  lottery: measureLottery,
  web: measureFirstLoad,
  beside: measureBeside,
};

const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8')) as {
      version: string;
    }
  ).version;

function nameTheMachine(report: Report, postgres: string | undefined) {
  const [processor] = cpus();
  const [load = 0] = loadavg();
  report.say(`Cellar Door, measured on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`);
  report.say(`${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 1e9)} GB of memory`);
  report.say(
    `Node ${process.versions.node}, PGlite ${versionOf('@electric-sql/pglite')}, ` +
      (postgres
        ? `PostgreSQL ${postgres} (what it commits stands on its disk)`
        : 'no PostgreSQL on this machine'),
  );
  report.say(
    `The load was ${load.toFixed(2)} when it began: above 0.2 other work takes part of what is measured`,
  );
}

const known = Object.keys(benchmarks) as (keyof typeof benchmarks)[];
const draw = '--draw';
const asked = process.argv.slice(2).filter((word) => word !== draw);
const unknown = asked.filter((name) => !known.some((one) => one === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are ${known.join(', ')}.\n`);
  process.exit(2);
}

const databases = await Databases.open();
const report = new Report({ draws: process.argv.includes(draw) });
try {
  nameTheMachine(report, databases.version);
  for (const name of known.filter((one) => asked.length === 0 || asked.includes(one)))
    await benchmarks[name](report, databases);
  report.end();
} finally {
  await databases.close();
}
