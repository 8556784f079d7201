import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesIn } from './circles.js';
import { importsOf } from './imports.js';

/** The order of the features, lowest first: a feature may import only those before it. */
const featureOrder: Record<string, readonly string[]> = {
  server: [
    'places',
    'stores',
    'auth',
    'staff',
    'views',
    'pictures',
    'pages',
    'catalogue',
    'stock',
    'wishlist',
    'addresses',
    'profile',
    'ledger',
    'payments',
    'loyalty',
    'store-credit',
    'gift-cards',
    'fulfilment',
    'promotions',
    'orders',
    'cart',
    'settings',
    'lottery',
    'checkout',
    'going-on',
    'operation',
    'customers',
    'inbox',
    'find',
    'today',
    'exchange',
    'reports',
  ],
  shop: [
    'places',
    'profile',
    'stores',
    'pages',
    'auth',
    'goods',
    'ledger',
    'loyalty',
    'store-credit',
    'addresses',
    'fulfilment',
    'payments',
    'wishlist',
    'cart',
    'orders',
    'gift-cards',
    'lottery',
    'going-on',
    'catalogue',
    'checkout',
  ],
  staff: [
    'coming-in',
    'views',
    'record',
    'people',
    'own-account',
    'customers',
    'inbox',
    'orders',
    'stock',
    'pictures',
    'gift-cards',
    'catalogue',
    'promotions',
    'lottery',
    'pages',
    'settings',
    'operation',
    'find',
    'today',
    'exchange',
    'reports',
  ],
};

/** What each workspace may import from the others, only through their exports. */
const mayTake: Record<string, readonly string[]> = {
  contract: [],
  server: ['contract'],
  browser: ['contract'],
  shop: ['contract', 'browser'],
  staff: ['contract', 'browser'],
  demo: ['contract', 'server'],
};

/** Parts that must not import what is built on them. */
const foundations = [
  { part: 'server/src/platform/', knowsNot: ['server/src/features/', 'server/src/app/'] },
  { part: 'shop/src/platform/', knowsNot: ['shop/src/features/', 'shop/src/app/'] },
  { part: 'staff/src/platform/', knowsNot: ['staff/src/features/', 'staff/src/app/'] },
  { part: 'browser/src/formats/', knowsNot: ['browser/src/ui/', 'browser/src/calls/'] },
  { part: 'browser/src/ui/', knowsNot: ['browser/src/calls/'] },
];

const mostFilesInARoom = 30;

/** The texts of the files by path, named as in `git ls-files`. */
export type Files = ReadonlyMap<string, string>;
type Import = { from: string; to: string };

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || /\/testing\//.test(file);
const workspaceOf = (file: string) => file.split('/')[0]!;

type Place = { workspace: string; feature: string; rest: string };
function placeOf(file: string): Place | undefined {
  const [, workspace, feature, rest] = /^(\w+)\/src\/features\/([^/]+)\/(.+)$/.exec(file) ?? [];
  return workspace && feature && rest ? { workspace, feature, rest } : undefined;
}

function unlistedFeatures(files: Files): string[] {
  const features = new Set(
    [...files.keys()].flatMap((file) => {
      const place = placeOf(file);
      return place ? [`${place.workspace}/src/features/${place.feature}`] : [];
    }),
  );
  return [...features]
    .filter((folder) => {
      const [workspace, , , feature] = folder.split('/');
      return !featureOrder[workspace!]?.includes(feature!);
    })
    .map((folder) => `${folder} stands in no list: give it its place in tools/checks/boundaries.ts.`);
}

/**
 * A feature of the server is imported only through its `index.ts`; a feature of an application through the
 * files outside of its subfolders.
 */
const isDoor = ({ workspace, rest }: Place) =>
  workspace === 'server' ? rest === 'index.ts' : !rest.includes('/') && !rest.endsWith('.css');

function betweenFeatures({ from, to }: Import): string | undefined {
  const taker = placeOf(from);
  const taken = placeOf(to);
  if (taker && to.startsWith(`${taker.workspace}/src/app/`))
    return `${from} takes ${to}: the app is built of features, not they of it.`;
  if (!taker || !taken || taker.workspace !== taken.workspace || taker.feature === taken.feature)
    return undefined;
  const order = featureOrder[taker.workspace] ?? [];
  if (order.indexOf(taken.feature) > order.indexOf(taker.feature))
    return `${from} takes ${to}: ${taken.feature} is built on ${taker.feature}.`;
  if (!isDoor(taken))
    return `${from} takes ${to}: the inside of another feature. Use its door, or give it one.`;
  return undefined;
}

function betweenWorkspaces({ from, to }: Import): string | undefined {
  const [taker, taken] = [workspaceOf(from), workspaceOf(to)];
  const allowed = mayTake[taker];
  if (!allowed || taker === taken || allowed.includes(taken)) return undefined;
  return `${from} takes ${to}: ${taker} may take ${allowed.join(' and ') || 'nothing'} alone.`;
}

function upwards({ from, to }: Import): string | undefined {
  const broken = foundations.find(
    ({ part, knowsNot }) => from.startsWith(part) && knowsNot.some((above) => to.startsWith(above)),
  );
  return broken && `${from} takes ${to}: ${broken.part} knows nothing of what is built on it.`;
}

const sqlInRoutes = ({ from, to }: Import): string | undefined =>
  from.endsWith('.routes.ts') && to.endsWith('.sql.ts')
    ? `${from} takes ${to}: routes hold no SQL, call the feature's service.`
    : undefined;

/** Bundlers get their configuration by path: by name, Node would have to read TypeScript. */
const sharedBuild = 'browser/build/';

/** An import by path instead of by name would bypass a workspace's exports. */
function escapes(file: string, given: string): string | undefined {
  if (!given.startsWith('.') || !(workspaceOf(file) in mayTake)) return undefined;
  const to = path.posix.join(path.posix.dirname(file), given);
  if (to.startsWith(sharedBuild)) return undefined;
  return workspaceOf(to) === workspaceOf(file)
    ? undefined
    : `${file} takes ${given}: name the workspace instead.`;
}

function crowdedRooms(files: Files): string[] {
  const rooms = new Map<string, number>();
  for (const file of files.keys())
    if (/^(?:contract|server|browser|shop|staff)\/src\//.test(file) && !isTest(file)) {
      const room = path.posix.dirname(file);
      rooms.set(room, (rooms.get(room) ?? 0) + 1);
    }
  return [...rooms]
    .filter(([, count]) => count > mostFilesInARoom)
    .map(
      ([room, count]) => `${room} holds ${count} files: divide it into rooms of at most ${mostFilesInARoom}.`,
    );
}

/** Every rule that is broken, as a sentence that says what to do instead. */
export function brokenWalls(files: Files): string[] {
  const imports: Import[] = [];
  const broken: string[] = [];
  for (const [file, text] of files) {
    if (!/\.(?:tsx?|css)$/.test(file)) continue;
    for (const { given, to } of importsOf(file, text, files)) {
      if (!isTest(file)) broken.push(...[escapes(file, given)].filter((told) => told !== undefined));
      if (to) imports.push({ from: file, to });
    }
  }
  const walls = [betweenWorkspaces, betweenFeatures, upwards, sqlInRoutes];
  for (const taken of imports.filter(({ from }) => !isTest(from)))
    for (const wall of walls) {
      const told = wall(taken);
      if (told) broken.push(told);
    }
  const circles = circlesIn(imports).map(
    (circle) => `These import each other in a circle: ${circle.join(' → ')}`,
  );
  return [...new Set([...unlistedFeatures(files), ...broken, ...circles, ...crowdedRooms(files)])];
}

/** The code as it is in the folder, including new files. */
export function filesIn(root: string): Files {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const there = listed.split('\n').filter((file) => file && existsSync(path.join(root, file)));
  return new Map(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
