import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program to its end; its output is shown, or kept in case it fails. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let printed = '';
    child.stdout?.on('data', (text) => (printed += text));
    child.stderr?.on('data', (text) => (printed += text));
    child.once('error', failed);
    child.once('exit', (code) => {
      if (code === 0) return done(printed);
      failed(new Error(`${path.basename(command)} ${args.join(' ')} ended with ${code}.\n${printed}`));
    });
  });
}

/** A program of a package, named by its file instead of through npx. */
export const program = (name) => path.join(root, 'node_modules/.bin', name);

function newestIn(place) {
  const file = path.join(root, place);
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newestIn(path.join(place, name))));
}

/** The sources that both applications are built from. */
const shared = ['browser/src', 'browser/build', 'contract/src', 'package-lock.json'];
const partsOf = (workspace) =>
  ['src', 'build', 'index.html', 'vite.config.ts'].map((part) => `${workspace}/${part}`);

const isBuilt = (workspace) =>
  newestIn(`${workspace}/dist/csp.json`) > Math.max(...[...shared, ...partsOf(workspace)].map(newestIn));

async function step(words, work) {
  const started = Date.now();
  process.stdout.write(`${words} … `);
  await work();
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

const applications = [
  ['shop', 'the shop'],
  ['staff', "the staff's application"],
];

const serverSources = [
  'server/src',
  'contract/src',
  'package-lock.json',
  'tools/build-server.mjs',
  'tools/parts',
];
const serverIsBuilt = () => newestIn('server/dist/main.js') > Math.max(...serverSources.map(newestIn));

/** Compiles what has changed, and makes the server's few files of it. */
export async function compile() {
  await run(program('tsc'), ['-b', 'contract', 'server', 'demo'], { quiet: true });
  if (!serverIsBuilt()) await buildServer();
}

/** Builds what is not built yet, and nothing twice. */
export async function buildShop() {
  if (serverIsBuilt()) await compile();
  else await step('Building the server', compile);
  for (const [workspace, words] of applications)
    if (!isBuilt(workspace))
      await step(`Building ${words}`, () =>
        run(program('vite'), ['build', '--logLevel', 'warn'], {
          quiet: true,
          cwd: path.join(root, workspace),
        }),
      );
}
