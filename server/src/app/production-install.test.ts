import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromSource, RunningServer } from '../testing/run-server.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'cellar-production-'));
const install = path.join(folder, 'shop');
/** What is built is what an install runs, and starts in half the time. It holds the contract. */
const isBuilt = Boolean(process.env.TEST_WHAT_IS_BUILT);
const program = isBuilt
  ? [path.join(install, 'server/dist/main.js')]
  : fromSource(path.join(install, 'server/src/main.ts'));

type Locked = { packages: Record<string, { dev?: boolean; link?: boolean }> };

/** What `npm ci --omit=dev` installs, by the lock file, and from source all of it; the workspaces exist anyway. */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Locked;
  return Object.entries(packages)
    .filter(
      ([place, { dev, link }]) =>
        /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && !(dev && isBuilt) && !link,
    )
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(root, place)));
}

/** Of the folder and all folders in it: who may do what there. Packages are links, and not touched. */
function allow(place: string, mode: number) {
  chmodSync(place, mode);
  for (const entry of readdirSync(place, { withFileTypes: true }))
    if (entry.isDirectory()) allow(path.join(place, entry.name), mode);
}

beforeAll(() => {
  const form = isBuilt ? ['server/dist'] : ['server/src', 'contract/package.json', 'contract/src'];
  for (const part of ['server/package.json', ...form, 'server/migrations', 'server/places'])
    cpSync(path.join(root, part), path.join(install, part), { recursive: true });
  for (const place of [...productionPackages(), ...(isBuilt ? [] : ['node_modules/contract'])]) {
    mkdirSync(path.dirname(path.join(install, place)), { recursive: true });
    symlinkSync(
      place.endsWith('/contract') ? path.join(install, 'contract') : path.join(root, place),
      path.join(install, place),
    );
  }
  // An image and systemd let the shop write to its data alone. For root this says nothing; CI is not root.
  allow(install, 0o500);
});
afterAll(() => {
  allow(install, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

it('a production install starts without the demo, and serves', async () => {
  const settings = { DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9', DATA_DIR: path.join(folder, 'real') };
  const server = new RunningServer(settings, program);
  const address = await server.listening();
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(200);
  const stores = await fetch(`${address}/api/e-com/stores`);
  expect([stores.status, await stores.text()]).toEqual([200, '{"message":"OK","data":[]}']);
  const { code, complained } = await server.stop();
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
});

it('asked for the demo, it says where to get it', async () => {
  const server = new RunningServer({ DEMO: '1', DATA_DIR: path.join(folder, 'demo') }, program);
  const { code, complained } = await server.ended;
  expect({ code, complained }).toEqual({
    code: 1,
    complained:
      'The demo shop is not part of a production install. Run `npm ci && npm start` in a checkout of the ' +
      'repository to get it, or set DEMO=0.\n',
  });
});

/** What a program loads before it runs, and what that loads. */
function partsLoadedBy(file: string, loaded = new Map<string, string>()) {
  if (loaded.has(file)) return loaded;
  const code = readFileSync(file, 'utf8');
  loaded.set(file, code);
  for (const [, at] of code.matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";$/gm))
    partsLoadedBy(path.join(path.dirname(file), at!), loaded);
  return loaded;
}

it.runIf(isBuilt)('its start reads few files, in letters of one byte', () => {
  const loaded = partsLoadedBy(path.join(install, 'server/dist/main.js'));
  const names = [...loaded.keys()].map((file) => path.basename(file).replace(/-[\w-]{8}\.js$/, ''));
  // What checks passkeys, sends letters and makes pictures is loaded when it is needed.
  expect(names.sort()).toEqual(['load-part.js', 'main.js', 'packages', 'rolldown-runtime', 'shop']);
  const packages = [...loaded.values()].flatMap((code) =>
    [...code.matchAll(/^import\b[^;]*?"([^."][^"]*)";$/gm)].map(([, name]) => name!),
  );
  expect(packages.filter((name) => !isBuiltin(name))).toEqual([]);
  const read = [...loaded, ...scripts().map((file) => [file, readFileSync(file, 'utf8')] as const)];
  expect(read.filter(([, code]) => /[^\0-\x7F]/.test(code)).map(([file]) => file)).toEqual([]);
});

/** What is loaded whole at each start. */
const scripts = () => {
  const parts = path.join(install, 'server/dist/parts');
  return readdirSync(parts)
    .filter((name) => name.endsWith('.code.js'))
    .map((name) => path.join(parts, name));
};

const printedBy = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });

it.runIf(isBuilt)('the compiled code that is kept beside it is taken, and nothing is compiled again', () => {
  const loader = pathToFileURL(path.join(install, 'server/dist/parts/load-part.js')).href;
  const places = scripts().map((file) => pathToFileURL(file).href);
  expect(places).toHaveLength(2);
  const taken = printedBy(`
    import { readFileSync } from 'node:fs';
    import { asScript, compiledOf } from ${JSON.stringify(loader)};
    for (const place of ${JSON.stringify(places)})
      console.log(asScript(place, readFileSync(new URL(compiledOf(place)))).cachedDataRejected);`);
  expect(taken).toBe('false\nfalse\n');
});

it.runIf(isBuilt)('a fault in it names the lines of its sources', () => {
  const settings = pathToFileURL(path.join(install, 'server/dist/platform/settings.js')).href;
  const told = printedBy(`
    import { readSettings } from ${JSON.stringify(settings)};
    try { readSettings({ PORT: 'none' }); } catch (error) { console.log(error.stack); }`);
  expect(told).toMatch(/ {4}at readSettings \(file:\S+\/server\/src\/platform\/settings\.ts:\d+:\d+\)\n/);
  expect(told).not.toContain('/dist/');
});
