import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { postgresVersion, startPostgres } from '../server/src/testing/postgres';
import { runOn } from '../server/src/testing/run-on';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = path.join(root, '.cache/e2e-demo');
const make = fileURLToPath(new URL('make-demo.mjs', import.meta.url));

/** The demo's draws open and close around the moment at which it is made. */
const goodFor = 6 * 3_600_000;

/**
 * What a data folder is made of: the built server with its demo, the migrations, and the database's version.
 */
const sources = [
  'contract/dist',
  'server/dist',
  'server/migrations',
  'demo/dist',
  'demo/masters',
  'demo/rules.json',
  'package-lock.json',
];

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const at = path.join(root, source);
    const within = source.includes('.') ? [''] : readdirSync(at, { recursive: true, encoding: 'utf8' });
    for (const name of within.filter((file) => /\.\w+$/.test(file) || file === '').toSorted())
      hash.update(`${source}/${name}\n`).update(readFileSync(path.join(at, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The pictures that one shop has made serve all others: each copy of the demo links to the same folder. */
function shareMadePictures(demo: string, pictures: string) {
  mkdirSync(path.join(demo, 'cache'), { recursive: true });
  symlinkSync(pictures, path.join(demo, 'cache/pictures'));
}

/** Made in another folder and renamed when complete, so that a broken-off run leaves no half demo. */
async function keep(folder: string, fill: (aside: string) => Promise<void>) {
  if (existsSync(folder)) return;
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  await fill(aside);
  renameSync(aside, folder);
}

async function makeDemo(folder: string, pictures: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [make], { cwd: root, env });
  shareMadePictures(folder, pictures);
}

/** The demo in a cluster of this machine's PostgreSQL, and the folder of the files that go with it. */
async function makeDemoOnPostgres(folder: string, pictures: string) {
  const postgres = (await startPostgres())!;
  try {
    await runOn(postgres.url, 'create database demo');
    await makeDemo(path.join(folder, 'files'), pictures, { DEMO: '1', DATABASE_URL: `${postgres.url}/demo` });
    await postgres.halt();
    execFileSync('cp', ['-R', postgres.data, path.join(folder, 'cluster')]);
  } finally {
    await postgres.stop();
  }
}

/**
 * Makes what every shop of the journeys begins with, unless there is something that is still current: the data
 * of the embedded demo and, where this machine has PostgreSQL, the same demo there. Returns how to end it.
 */
export default async function prepareDemo() {
  const name = `${hashOfSources()}-${Math.floor(Date.now() / goodFor)}`;
  const folder = path.join(kept, name);
  const pictures = `${folder}-pictures`;
  const version = postgresVersion();
  const onPostgres = version && `${folder}-postgresql-${version}`;
  const isMade = existsSync(folder) && (!onPostgres || existsSync(onPostgres));
  const started = Date.now();
  if (!isMade) {
    process.stdout.write('Making the demo shop of the journeys … ');
    for (const old of existsSync(kept) ? readdirSync(kept) : [])
      rmSync(path.join(kept, old), { recursive: true, force: true });
    mkdirSync(pictures, { recursive: true });
  }
  await Promise.all([
    keep(folder, (aside) => makeDemo(aside, pictures)),
    onPostgres && keep(onPostgres, (aside) => makeDemoOnPostgres(aside, pictures)),
  ]);
  if (!isMade) process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  process.env.E2E_DEMO = folder;
  if (!onPostgres) return undefined;
  process.env.E2E_DEMO_ON_POSTGRES = path.join(onPostgres, 'files');
  const postgres = (await startPostgres(undefined, path.join(onPostgres, 'cluster')))!;
  process.env.E2E_POSTGRES = postgres.url;
  return postgres.stop;
}
