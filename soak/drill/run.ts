import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seconds } from '../../server/src/platform/clock.js';
import { Chance } from '../../server/src/testing/chance.js';
import { Answers } from '../answers.js';
import { type Known, prepare } from '../customers.js';
import { goOn } from '../go-on.js';
import { Journal } from '../journal.js';
import { auditFinds, journalIsKept } from '../verdict.js';
import { DrillRoom } from './drill-room.js';
import { type Fault, faults, fewFaults } from './faults.js';
import { Probe } from './probe.js';
import { longestFailover } from './programs.js';
import { type Outcome, rowOf, writeReport } from './report.js';

const people = 120;
/** This many only check whether the shop is there; all others buy. */
const probing = 20;
/** The lottery is drawn while the drill goes on. */
const lotteryLasts = seconds(300);
const before = seconds(5);
/** Before this has passed, calls that were under way may still be answered. */
const untilItShows = seconds(3);
const afterwards = seconds(10);
const longestWait = seconds(90);
const logs = fileURLToPath(new URL('../../.cache/drill', import.meta.url));

const { values } = parseArgs({
  options: { within: { type: 'string', default: '' }, short: { type: 'boolean', default: false } },
});
const say = (words: string) => void process.stdout.write(`${words}\n`);

mkdirSync(logs, { recursive: true });
const room = await DrillRoom.open(values.within, logs);
const chance = new Chance(Date.now());
const journal = new Journal();

/** Waits until callers are served again, and then some time longer, in which they must stay served. */
async function isServedAgain(probe: Probe) {
  await wait(untilItShows);
  const happened = performance.now();
  while (!probe.isServedSince(happened) && performance.now() < happened + longestWait) await wait(100);
  await wait(afterwards);
}

async function drill({ name, isFailover, happens }: Fault, known: readonly Known[]) {
  const answers = new Answers();
  const already = journal.orders.size;
  let isOver = false;
  const load = goOn({ room, people: known.slice(probing), chance, journal, answers }, () => isOver);
  const probe = new Probe(() => room.addresses, known.slice(0, probing), answers);
  await wait(before);
  const mend = await happens(room);
  await isServedAgain(probe);
  mend();
  await room.cluster.staysWhole();
  const away = { read: probe.longestAway('read'), write: probe.longestAway('write') };
  probe.stop();
  isOver = true;
  await Promise.all(load);
  const outcome: Outcome = {
    name,
    away,
    orders: journal.orders.size - already,
    errors: [...answers.byKind].filter(([kind]) => /^(5|no answer|given up)/.test(kind)),
    broken: [
      ...(await journalIsKept(room, journal)),
      ...(await auditFinds(room)),
      ...answers.faults.map(([kind, count]) => `${count} answers were ${kind}`),
      ...room.places.flatMap(({ troubles }) => troubles.splice(0)),
      ...(isFailover && away.write > longestFailover
        ? [`Nobody could write for longer than ${longestFailover} s`]
        : []),
    ],
  };
  say(rowOf(outcome));
  return outcome;
}

const known = await prepare(room, people, lotteryLasts);
const outcomes: Outcome[] = [];
for (const fault of values.short ? fewFaults : faults) outcomes.push(await drill(fault, known));
if (!values.short) writeReport(outcomes);
// Otherwise the cluster would keep running forever.
process.exit(outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0);
