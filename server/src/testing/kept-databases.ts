import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { filesBehind } from '../../../tools/tests/loaded-files.js';
import type { Where } from '../platform/database/start-trouble.js';
import { postgresVersion, startPostgres } from './postgres.js';
import { runOn } from './run-on.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const filler = 'server/src/testing/fill-template.ts';
const folder = path.join(root, '.cache/test-databases');
const day = 86_400_000;

const within = (place: string) =>
  readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

/** Equal for databases with the same content. Some content is dated relative to today. */
function fingerprint() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = [
    ...filesBehind(filler),
    ...within('server/migrations'),
    ...within('server/src/platform/database'),
    'demo/rules.json',
    'package-lock.json',
  ];
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Databases that no run has used for a day belong to old sources, or to a run that was killed. */
export function forgetUnused(among: string, begin = '') {
  for (const name of readdirSync(among).filter((each) => each.startsWith(begin))) {
    const place = path.join(among, name);
    const usedAt = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - usedAt > day) rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Made once for as long as the sources stay the same. It is made beside its place and moved there whole, so
 * that a run that is cut off leaves nothing half made; if two runs make it at once, either result is good.
 */
async function keep(kind: string, make: (place: string) => Promise<void>) {
  mkdirSync(folder, { recursive: true });
  const kept = path.join(folder, `${kind}-${fingerprint()}`);
  if (!existsSync(kept)) {
    forgetUnused(folder);
    const aside = mkdtempSync(`${kept}-`);
    await make(path.join(aside, 'data'));
    try {
      renameSync(path.join(aside, 'data'), kept);
    } catch (error) {
      if (!existsSync(kept)) throw error;
    }
    rmSync(aside, { recursive: true, force: true });
  }
  const now = new Date();
  utimesSync(kept, now, now);
  return kept;
}

/**
 * Fills a database in a process of its own, so that runs that find it kept do not load the code for filling.
 */
async function fill(where: Where) {
  const flags = ['--conditions=cellar-source', '--import', 'tsx', filler, JSON.stringify(where)];
  await promisify(execFile)(process.execPath, flags, { cwd: root });
}

export async function fillDatabase(server: string, name: string) {
  await runOn(server, `create database ${name}`);
  await fill({ url: `${server}/${name}`, connections: 2 });
}

export const keptEmbedded = () => keep('embedded', (place) => fill({ folder: place }));

export const filledDatabase = 'cellar_template';

async function makeFilledCluster(place: string) {
  const postgres = (await startPostgres())!;
  try {
    await fillDatabase(postgres.url, filledDatabase);
    await postgres.halt();
    execFileSync('cp', ['-R', postgres.data, place]);
  } finally {
    await postgres.stop();
  }
}

/** Starts this machine's PostgreSQL with a filled database in it; undefined when the machine has none. */
export async function startFilledPostgres(within = tmpdir()) {
  const version = postgresVersion();
  if (!version) return undefined;
  return startPostgres(within, await keep(`postgresql-${version}`, makeFilledCluster));
}
