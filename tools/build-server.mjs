import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

/** Nobody looks for a fault in a package by the line, and each start would read where its millions of letters come from. */
const noMapOfPackages = {
  name: 'no-map-of-packages',
  generateBundle(_options, made) {
    for (const name of Object.keys(made)) if (/packages-[\w-]+\.js\.map$/.test(name)) delete made[name];
  },
};

/** A program runs when it is loaded, so none may stand in a part that others load. */
const isProgram = (id) => id.startsWith(source) && !path.relative(source, id).includes(path.sep);
/** Loaded only where the shop takes cards by Stripe. */
const isStripe = (id) => /\/stripe-[\w-]+\.ts$/.test(id);

async function bundle(input, codeSplitting) {
  // An installation without it has what was built.
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input,
    platform: 'node',
    external: isPackage,
    plugins: [ownPlaces, noMapOfPackages],
    resolve: { conditionNames: ['cellar-source', 'node'] },
  });
  const { output } = await made.write({
    dir: built,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    codeSplitting,
  });
  await made.close();
  return output.map(({ fileName }) => path.join(built, fileName));
}

/**
 * Makes of all that the server consists of a few files, since opening hundreds took a third of its start. What an
 * earlier build has left is removed last, so that a shop that runs meanwhile finds what it loads late.
 */
export async function buildServer() {
  const groups = [
    { name: 'packages', test: /node_modules/, priority: 2 },
    { name: 'shop', test: (id) => !isProgram(id) && !isStripe(id) },
  ];
  // A thread loads its worker alone, and not the shop.
  const written = [...(await bundle(shop, { groups })), ...(await bundle(named(platform.filter(isWorker))))];
  const scripts = filesIn(built).filter((file) => /\.js(?:\.map)?$/.test(file));
  for (const file of scripts) if (!written.includes(file)) rmSync(file);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildServer();
