import { Agent, request } from 'node:http';
import type { Databases } from './databases.js';
import { median, pause, percentile, rounds } from './figures.js';
import type { Report } from './report.js';

const atOnce = 16;
const measureFor = 4000;
const betweenLists = 25;
const password = 'a bottle of barolo';
const emailOf = (nth: number) => `customer-${nth}@example.com`;

type Call = (address: string, body?: object) => Promise<number>;

const callerOf =
  (origin: string, agent: Agent): Call =>
  (address, body) =>
    new Promise((done, failed) => {
      const asked = request(
        `${origin}/api/${address}`,
        { agent, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } },
        (answer) => {
          answer.resume();
          answer.once('end', () => done(answer.statusCode ?? 0));
        },
      );
      asked.once('error', failed);
      asked.end(body && JSON.stringify(body));
    });

/** How long a list takes when it is asked for at a steady pace, without waiting for earlier answers. */
async function listsWhile(call: Call, work: Promise<unknown>) {
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const list = async () => {
    const from = performance.now();
    await call('e-com/stores');
    times.push(performance.now() - from);
  };
  while (!isOver) {
    under.push(list());
    await pause(betweenLists);
  }
  await Promise.all([over, ...under]);
  return times;
}

async function signUpAll(call: Call) {
  const anna = { first_name: 'Anna', last_name: 'Lind', dob: '1990-02-28', password, accept_terms: true };
  for (let nth = 0; nth < atOnce; nth++) await call('e-com/auth/sign-up', { ...anna, email: emailOf(nth) });
}

/** Successful log-ins per second; refusals do not count. */
async function logInsFor(call: Call, milliseconds: number) {
  const until = performance.now() + milliseconds;
  let letIn = 0;
  const oneAfterTheOther = async (nth: number) => {
    while (performance.now() < until)
      if ((await call('e-com/auth/login', { email: emailOf(nth), password })) === 200) letIn++;
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => oneAfterTheOther(nth)));
  return letIn / ((performance.now() - from) / 1000);
}

async function measureAt(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const call = callerOf(origin, agent);
  await signUpAll(call);
  await logInsFor(call, 1000);
  const alone = await listsWhile(call, pause(2000));
  const measured = await rounds(3, async () => {
    const logIns = logInsFor(call, measureFor);
    return { lists: await listsWhile(call, logIns), perSecond: await logIns };
  });
  agent.destroy();
  return {
    alone: percentile(alone, 0.95),
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    meanwhile: median(measured.map(({ lists }) => percentile(lists, 0.95))),
  };
}

export async function measureLogIns(report: Report, databases: Databases) {
  report.title(`Log-ins with argon2id, ${atOnce} at once`);
  for (const kind of databases.kinds) {
    const { alone, perSecond, meanwhile } = await databases.withShop(kind, ({ origin }) => measureAt(origin));
    report.row({ what: `${kind}: log-ins a second`, figure: perSecond, unit: '/s', least: 60 });
    report.row({
      what: `${kind}: a list meanwhile, p95`,
      figure: meanwhile,
      unit: 'ms',
      digits: 1,
      most: 50,
    });
    report.row({ what: `${kind}: the same list alone, p95`, figure: alone, unit: 'ms', digits: 1 });
  }
}
