import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
  mkdirSync(pictures);
  mkdirSync(path.join(demo, 'cache'), { recursive: true });
  symlinkSync(pictures, path.join(demo, 'cache/pictures'));
}

/**
 * Makes the data folder with which every shop of the journeys begins, unless there is one that is still
 * current.
 */
export default function prepareDemo() {
  const name = `${hashOfSources()}-${Math.floor(Date.now() / goodFor)}`;
  const folder = path.join(kept, name);
  process.env.E2E_DEMO = folder;
  if (existsSync(folder)) return;
  const started = Date.now();
  process.stdout.write('Making the demo shop of the journeys … ');
  for (const old of existsSync(kept) ? readdirSync(kept) : [])
    rmSync(path.join(kept, old), { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  // Made in another folder and renamed when complete, so that a broken-off run leaves no half demo.
  const aside = `${folder}.new`;
  execFileSync(process.execPath, [make], { cwd: root, env: { ...process.env, DATA_DIR: aside } });
  shareMadePictures(aside, `${folder}-pictures`);
  renameSync(aside, folder);
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
