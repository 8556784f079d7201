import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { splitPart } from './parts/split-part.mjs';

const source = fileURLToPath(new URL('../server/src', import.meta.url));
const built = fileURLToPath(new URL('../server/dist', import.meta.url));

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const withoutEnding = (name) => name.replace(/\.ts$/, '');

const named = (names) => Object.fromEntries(names.map((name) => [name, path.join(source, `${name}.ts`)]));

const isWorker = (name) => name.endsWith('-worker');
const platform = filesIn(path.join(source, 'platform'))
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => withoutEnding(path.relative(source, file)));
const programs = readdirSync(source)
  .filter((name) => name.endsWith('.ts'))
  .map(withoutEnding);

/** What is run, and what the demo imports: `exports` of server/package.json. */
const shop = named([
  ...programs,
  ...readdirSync(path.join(source, 'features')).map((name) => `features/${name}/index`),
  ...platform.filter((name) => !isWorker(name)),
  // The journeys start shops of their own with these.
  'app/open-shop',
  'app/staff-command',
]);

const { dependencies } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../server/package.json', import.meta.url)), 'utf8'),
);
/**
 * The server's `dependencies` stay packages and find their own files there: native code, fonts, and what is large and
 * seldom loaded. All that it loads otherwise is built in, so an installation does without it. `pg` would take this last
 * one if it were there.
 */
const packages = [...Object.keys(dependencies), 'pg-native'];
const isPackage = (id) => packages.some((name) => id === name || id.startsWith(`${name}/`));

/** Each module finds the files beside it as if it still stood in its own place. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.url/, id: /server\/src\/.+\.ts$/ },
    handler(code, id) {
      const place = `../${withoutEnding(path.relative(source, id))}.js`;
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
  },
};

/** `pg` makes an answer of `fetch` to find out that this is no Cloudflare, and Node reads all of undici for it. */
const notOfCloudflare = {
  name: 'not-of-cloudflare',
  transform: {
    filter: { id: /\/node_modules\/pg\/lib\/stream\.js$/ },
    handler(code) {
      const asked = 'isCloudflareRuntime() {';
      if (!code.includes(asked))
        throw new Error('pg asks differently where it runs: see whether it still loads undici.');
      return { code: code.replace(asked, `${asked}\n  return false;`), map: null };
    },
  },
};

const isOfPackages = (id) => id.includes('/node_modules/');

/**
 * What a start reads, it reads fast: letters of one byte each, which V8 takes twice as fast, and of packages neither what
 * explains them nor a map to where their millions of letters come from. Nobody looks for a fault there by the line.
 */
const readFast = {
  name: 'read-fast',
  generateBundle(_options, made) {
    for (const part of Object.values(made)) {
      if (part.type === 'asset') continue;
      // Left over are those in templates.
      part.code = part.code.replace(
        /[^\0-\x7F]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      if (!part.moduleIds.every(isOfPackages)) continue;
      part.code = part.code.replace(/\n\/\/# sourceMappingURL=.*/, '');
      delete made[`${part.fileName}.map`];
    }
  },
};

/** What a start loads, and not only who imports it when it is needed. */
function loadedAtStart() {
  const loaded = new Set();
  const plugin = {
    name: 'loaded-at-start',
    buildEnd() {
      const load = (id) => {
        if (loaded.has(id)) return;
        loaded.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) load(imported);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) load(id);
    },
  };
  return { plugin, isLoaded: (id) => loaded.has(id) };
}

/** A program runs when it is loaded, so none may stand in a part that others load. */
const isProgram = (id) => id.startsWith(source) && !path.relative(source, id).includes(path.sep);

async function bundle(input, codeSplitting, plugins = []) {
  // An installation without it has what was built.
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input,
    platform: 'node',
    external: isPackage,
    plugins: [ownPlaces, notOfCloudflare, readFast, ...plugins],
    resolve: { conditionNames: ['cellar-source', 'node'] },
  });
  const { output } = await made.write({
    dir: built,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    codeSplitting,
  });
  await made.close();
  return output.map(({ fileName }) => path.join(built, fileName));
}

/** Of the files that each start loads whole, the compiled code is kept beside them. Returns what was written. */
async function keepCompiled(parts) {
  const loader = path.join(built, 'parts/load-part.js');
  copyFileSync(fileURLToPath(new URL('parts/load-part.mjs', import.meta.url)), loader);
  const scripts = await Promise.all(parts.map(splitPart));
  const keeping = fileURLToPath(new URL('parts/keep-compiled.mjs', import.meta.url));
  // A process of its own, because the code is kept for the flags with which its process was started.
  execFileSync(process.execPath, [keeping, ...scripts.map((script) => pathToFileURL(script).href)]);
  return [loader, ...scripts, ...scripts.map((script) => `${script}.compiled`)];
}

/**
 * Makes of all that the server consists of a few files, since opening hundreds took a third of its start. What an
 * earlier build has left is removed last, so that a shop that runs meanwhile finds what it loads late.
 */
export async function buildServer() {
  const { plugin, isLoaded } = loadedAtStart();
  const groups = [
    { name: 'packages', test: (id) => isOfPackages(id) && isLoaded(id), priority: 2 },
    { name: 'shop', test: (id) => !isOfPackages(id) && !isProgram(id) && isLoaded(id) },
  ];
  const written = await bundle(shop, { groups }, [plugin]);
  const isOfGroup = (file) => groups.some(({ name }) => file.startsWith(path.join(built, `parts/${name}-`)));
  const parts = written.filter((file) => file.endsWith('.js') && isOfGroup(file));
  // A thread loads its worker alone, and not the shop.
  written.push(...(await bundle(named(platform.filter(isWorker)))), ...(await keepCompiled(parts)));
  const there = filesIn(built).filter((file) => /\.(?:js|map|compiled)$/.test(file));
  for (const file of there) if (!written.includes(file)) rmSync(file);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildServer();
