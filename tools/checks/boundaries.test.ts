import path from 'node:path';
import { expect, it } from 'vitest';
import { brokenWalls, filesIn } from './boundaries.js';

/** A small code base that keeps every rule. */
const house: Record<string, string> = {
  'contract/src/stores.ts': "import * as v from 'valibot';",
  'server/src/platform/clock.ts': '',
  'server/src/app/build.ts': "import { stores } from '../features/stores/index.js';",
  'server/src/features/stores/index.ts': "export * from './stores.js';",
  'server/src/features/stores/stores.ts': "import { find } from './stores.sql.js';",
  'server/src/features/stores/stores.sql.ts': "import { clock } from '../../platform/clock.js';",
  'server/src/features/orders/index.ts': "export { move } from './course/move-order.js';",
  'server/src/features/orders/orders.routes.ts': '',
  'server/src/features/orders/orders.ts': "import { stores } from '../stores/index.js';",
  'server/src/features/orders/orders.sql.ts': '',
  'server/src/features/orders/course/move-order.ts': '',
  'server/src/features/checkout/place-order.ts': '',
  'browser/src/ui/values/Price.tsx': "import { money } from '../../formats/format';",
  'browser/src/formats/format.ts': '',
  'browser/src/calls/call.ts': '',
  'shop/src/app/guard.ts': '',
  'shop/src/platform/session.ts': '',
  'shop/src/features/stores/StoreCard.tsx': "import { Price } from 'browser/ui/values/Price';",
  'shop/src/features/stores/StoreCard.module.css': '.card { color: red; }',
  'shop/src/features/stores/choosing/StoreChooser.tsx': "import { StoreCard } from '../StoreCard';",
  'shop/src/features/cart/CartScreen.tsx': "import { StoreCard } from '../stores/StoreCard';",
  'demo/src/load-demo.ts': "import { stores } from 'server/features/stores/index';",
};

const wallsBrokenBy = (planted: Record<string, string>) =>
  brokenWalls(new Map(Object.entries({ ...house, ...planted })));

it('all walls of this house stand', () => {
  expect(brokenWalls(filesIn(path.resolve(import.meta.dirname, '../..')))).toEqual([]);
});

it('finds nothing where all walls stand', () => {
  expect(wallsBrokenBy({})).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a feature that stands in no list',
    { 'server/src/features/tastings/tastings.ts': '' },
    'server/src/features/tastings stands in no list',
  ],
  [
    'a new feature that takes others by their inside, as each was once planted and not noticed',
    {
      'server/src/features/tastings/tastings.ts':
        "import { placeOrder } from '../checkout/place-order.js';\nimport { move } from '../orders/move-order.sql.js';",
      'server/src/features/orders/move-order.sql.ts': '',
    },
    'server/src/features/tastings stands in no list',
  ],
  [
    'a feature of the shop that stands in no list',
    { 'shop/src/features/tastings/TastingScreen.tsx': '' },
    'shop/src/features/tastings stands in no list',
  ],
  [
    'an import upwards on the server',
    { 'server/src/features/stores/stores.ts': "import { move } from '../orders/index.js';" },
    'orders is built on stores',
  ],
  [
    'an import upwards in the shop: the stores that take the cart',
    { 'shop/src/features/stores/StoreCard.tsx': "import { CartScreen } from '../cart/CartScreen';" },
    'cart is built on stores',
  ],
  [
    'an import upwards for a type alone',
    { 'server/src/features/stores/stores.ts': "import type { Move } from '../orders/index.js';" },
    'orders is built on stores',
  ],
  [
    'an import upwards that is made later',
    { 'server/src/features/stores/stores.ts': "const later = () => import('../orders/index.js');" },
    'orders is built on stores',
  ],
  [
    "another feature's SQL",
    { 'server/src/features/orders/orders.ts': "import { find } from '../stores/stores.sql.js';" },
    'the inside of another feature',
  ],
  [
    "another feature's style",
    { 'shop/src/features/cart/CartScreen.tsx': "import css from '../stores/StoreCard.module.css';" },
    'the inside of another feature',
  ],
  [
    "the inside of another feature's room on the server",
    {
      'server/src/features/checkout/place-order.ts': "import { move } from '../orders/course/move-order.js';",
    },
    'the inside of another feature',
  ],
  [
    "the inside of another feature's room in the shop",
    {
      'shop/src/features/cart/CartScreen.tsx':
        "import { StoreChooser } from '../stores/choosing/StoreChooser';",
    },
    'the inside of another feature',
  ],
  [
    'a feature of the server that takes the app',
    { 'server/src/features/stores/stores.ts': "import { build } from '../../app/build.js';" },
    'the app is built of features',
  ],
  [
    'a feature of the shop that takes the app',
    { 'shop/src/features/stores/StoreCard.tsx': "import { guard } from '../../app/guard';" },
    'the app is built of features',
  ],
  [
    'a route that holds SQL',
    { 'server/src/features/orders/orders.routes.ts': "import { find } from './orders.sql.js';" },
    'routes hold no SQL',
  ],
  [
    'a platform that knows a feature',
    { 'server/src/platform/clock.ts': "import { stores } from '../features/stores/index.js';" },
    'server/src/platform/ knows nothing of what is built on it',
  ],
  [
    "a shop's platform that knows a feature",
    { 'shop/src/platform/session.ts': "import { StoreCard } from '../features/stores/StoreCard';" },
    'shop/src/platform/ knows nothing of what is built on it',
  ],
  [
    'a design system that calls the server',
    { 'browser/src/ui/values/Price.tsx': "import { call } from '../../calls/call';" },
    'browser/src/ui/ knows nothing of what is built on it',
  ],
  [
    'a design system that knows the shop',
    { 'browser/src/ui/values/Price.tsx': "import { useSession } from 'shop/platform/session';" },
    'browser may take contract alone',
  ],
  [
    'a contract that needs the server',
    { 'contract/src/stores.ts': "import { clock } from 'server/platform/clock';" },
    'contract may take nothing alone',
  ],
  [
    'a server that needs the demo',
    { 'server/src/app/build.ts': "import { loadDemo } from 'demo/load-demo';" },
    'server may take contract alone',
  ],
  [
    'a workspace that is reached by its path',
    { 'shop/src/app/guard.ts': "import { Price } from '../../../browser/src/ui/values/Price';" },
    'name the workspace instead',
  ],
  [
    'a circle of values',
    {
      'contract/src/hen.ts': "import { egg } from './egg.js';",
      'contract/src/egg.ts': "import { hen } from './hen.js';",
    },
    'These import each other in a circle: contract/src/hen.ts → contract/src/egg.ts → contract/src/hen.ts',
  ],
  [
    'a circle of types, through a third file',
    {
      'shop/src/app/hen.ts': "import type { Egg } from './egg';",
      'shop/src/app/egg.ts': "export type { Chick } from './chick';",
      'shop/src/app/chick.ts': "type Hen = import('./hen').Hen;",
    },
    'in a circle',
  ],
  [
    'a folder that nobody takes in at one look',
    Object.fromEntries(
      Array.from({ length: 31 }, (_, file) => [`shop/src/features/cart/part-${file}.ts`, '']),
    ),
    'shop/src/features/cart holds 32 files',
  ],
])('finds %s', (_what, planted, told) => {
  const broken = wallsBrokenBy(planted);
  expect(broken.join('\n')).toContain(told);
});

it('lets tests look wherever they need to', () => {
  const looks =
    "import { find } from '../orders/orders.sql.js';\nimport { build } from '../../app/build.js';";
  expect(wallsBrokenBy({ 'server/src/features/stores/stores.test.ts': looks })).toEqual([]);
});
