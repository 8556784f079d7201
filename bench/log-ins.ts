/**
 * How many log-ins a second the shop takes, 16 at once, and how long others wait meanwhile.
 *
 *   npx tsc -b contract server && npx tsx bench/log-ins.ts [postgres://…/an_empty_database]
 *
 * Starts the built server by itself, on the embedded database unless one is named, and prints one line of JSON.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const atOnce = 16;
const measureFor = 8000;
const betweenLists = 25;
const password = 'a bottle of barolo';
const emailOf = (nth: number) => `customer-${nth}@example.com`;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function call(origin: string, address: string, body?: object) {
  return new Promise<number>((done, failed) => {
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
}

const percentile = (sorted: number[], share: number) =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;

/** A list at a steady pace, whether or not the ones before have come. */
async function listsWhile(origin: string, work: Promise<unknown>) {
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const list = async () => {
    const from = performance.now();
    await call(origin, 'e-com/stores');
    times.push(performance.now() - from);
  };
  while (!isOver) {
    under.push(list());
    await new Promise((later) => setTimeout(later, betweenLists));
  }
  await Promise.all([over, ...under]);
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
}

async function signUpAll(origin: string) {
  const anna = { first_name: 'Anna', last_name: 'Lind', dob: '1990-02-28', password, accept_terms: true };
  for (let nth = 0; nth < atOnce; nth++)
    await call(origin, 'e-com/auth/sign-up', { ...anna, email: emailOf(nth) });
}

async function logInsFor(origin: string, milliseconds: number) {
  const until = performance.now() + milliseconds;
  const answers = new Map<number, number>();
  const oneAfterTheOther = async (nth: number) => {
    while (performance.now() < until) {
      const status = await call(origin, 'e-com/auth/login', { email: emailOf(nth), password });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => oneAfterTheOther(nth)));
  const seconds = (performance.now() - from) / 1000;
  return { perSecond: Math.round((answers.get(200) ?? 0) / seconds), answers: Object.fromEntries(answers) };
}

async function measure(origin: string) {
  await signUpAll(origin);
  const alone = await listsWhile(origin, new Promise((later) => setTimeout(later, 2000)));
  await logInsFor(origin, 1000);
  const logIns = logInsFor(origin, measureFor);
  const meanwhile = await listsWhile(origin, logIns);
  return { ...(await logIns), listAlone: alone, listMeanwhile: meanwhile };
}

const [databaseUrl] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-bench-'));
const main = new URL('../server/dist/src/main.js', import.meta.url);
const server = spawn(process.execPath, [main.pathname], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    DEMO: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
const origin = await new Promise<string>((listening, failed) => {
  server.once('exit', () => failed(new Error(`The server did not start:\n${said}`)));
  server.stdout.on('data', (words: Buffer) => {
    said += words;
    const at = /listening on (http\S+)/.exec(said)?.[1];
    if (at) listening(at);
  });
});
try {
  const measured = await measure(origin);
  process.stdout.write(
    `${JSON.stringify({ on: databaseUrl ? 'postgresql' : 'embedded', atOnce, ...measured })}\n`,
  );
} finally {
  agent.destroy();
  const gone = new Promise((exited) => server.once('exit', exited));
  server.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
