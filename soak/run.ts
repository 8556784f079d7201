import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Chance } from '../server/src/testing/chance.js';
import { Answers } from './answers.js';
import { prepare } from './customers.js';
import { faultsAt } from './faults.js';
import { customersAtOnce, goOn } from './go-on.js';
import { Journal } from './journal.js';
import { MachineRoom } from './machine-room.js';
import { judge } from './verdict.js';

const servers = 2;
const peoplePerMinute = 60;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    metrics: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const metricsPort = values.metrics === undefined ? undefined : Number(values.metrics);
if (!(minutes > 0) || !Number.isInteger(seed) || Number.isNaN(metricsPort)) {
  process.stderr.write('npm run soak -- [--minutes 10] [--seed 1] [--metrics 9464]\n');
  process.exit(2);
}

const say = (words: string) => void process.stdout.write(`${words}\n`);
const chance = new Chance(seed);
const [answers, journal] = [new Answers(), new Journal()];

say(`${servers} servers on one PostgreSQL for ${minutes} minutes; --seed ${seed} throws the same dice`);
const room = await MachineRoom.open(servers, metricsPort);
try {
  const people = await prepare(
    room,
    Math.ceil(peoplePerMinute * minutes) + customersAtOnce,
    minutes * 30_000,
  );
  const until = Date.now() + minutes * 60_000;
  const isOver = () => Date.now() >= until;
  const clock = () =>
    new Date(minutes * 60_000 - Math.max(0, until - Date.now())).toISOString().slice(14, 19);

  const trouble = async () => {
    while (!isOver()) {
      await wait(1000 * chance.between(3, 9));
      const fault = chance.pick(faultsAt(1 - (until - Date.now()) / (minutes * 60_000)));
      say(`${clock()}  ${journal.orders.size} orders, ${answers.all} calls; ${fault.name}`);
      await fault.happens(room, chance);
    }
  };
  const scales = setInterval(() => {
    for (const place of room.places) place.weigh();
  }, 1000);
  await Promise.all([...goOn({ room, people, chance, journal, answers }, isOver), trouble()]);
  clearInterval(scales);
  if (!(await judge(room, journal, answers, say))) process.exitCode = 1;
} finally {
  await room.close();
}
