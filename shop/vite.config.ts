import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractForBrowsers } from '../browser/build/contract.ts';
import { nameLayers } from '../browser/build/layers.ts';
import { lightIcons } from '../browser/build/light-icons.ts';
import { buildTarget } from '../browser/build/supported-browsers.ts';
import { tellsTooOld } from '../browser/build/too-old.ts';
import { finishBuild } from './build/plugin.ts';
import { readsAlone } from './build/reads-alone.ts';

const server = 'http://127.0.0.1:3000';

const modules = (names: string) => new RegExp(`node_modules/(?:${names})/`);

const either = (...ways: RegExp[]) => new RegExp(ways.map(({ source }) => source).join('|'));
const sources = (names: string) => new RegExp(`(?:contract|browser|shop)/src/(?:${names})\\.`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    contractForBrowsers(),
    lightIcons(),
    readsAlone(),
    nameLayers(),
    tellsTooOld(),
    finishBuild(),
  ],
  resolve: { conditions: ['cellar-source', 'module', 'browser', 'development|production'] },
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Groups modules so that a page loads a few files instead of thirty; code of few pages stays with
            // them.
            {
              name: 'query',
              test: either(
                modules('@tanstack/react-query|@tanstack/query-core'),
                sources('calls/(?:queries|ServerData)|app/layout/links'),
                /lucide-react\/dist\/esm\/icons\/(?:heart|map-pin|shopping-bag|user)\./,
                sources(
                  '(?:ui/(?:values/Badge|lists/(?:Card|card-link|covering-link|paging))|formats/format|platform/(?:page|money))(?:\\.module)?',
                ),
              ),
              priority: 6,
            },
            {
              name: 'aria',
              test: modules('@?react-aria[^/]*|@?react-stately|@internationalized|clsx'),
              priority: 5,
            },
            {
              name: 'react',
              test: modules(
                'react|react-dom|scheduler|use-sync-external-store|@tanstack/[^/]+|zustand|valibot',
              ),
              priority: 4,
            },
            // Without the entry itself: it imports screens, and they import this chunk.
            { name: 'start', test: /^(?!.*\/(?:index\.html|main\.tsx)$)/, tags: ['$initial'], priority: 3 },
            {
              name: 'common',
              test: either(
                sources(
                  'platform/(?:calendar|dates|text)|ui/(?:buttons/IconButton|fields/control|icon-of).*',
                ),
                sources(
                  'calls/(?:call|call-error|first-answer|http-client|in-words|use-call)|platform/(?:counters|customer-calls|leaving|strong-answers)',
                ),
                // The toaster comes after every page: what it needs must not be bundled with the server's
                // data.
                sources(
                  'toasts/toast|ui/(?:VisuallyHidden(?:\\.module)?|overlays/open-layers|feedback/(?:Skeleton(?:\\.module)?|announcer))',
                ),
                /lucide-react\/dist\/esm\/(?!icons)/,
              ),
              priority: 2,
            },
            { name: 'auth', test: sources('auth|auth/(?:age|passwords)'), minShareCount: 2, priority: 2 },
            // Dialogs and empty states are rarely needed on a first load.
            { name: 'dialog', test: sources('ui/overlays/(?:Dialog|Disclosure|opener).*'), priority: 2 },
            {
              name: 'empty',
              test: sources('ui/(?:page/(?:EmptyPage|Nothing|Page)|feedback/(?:EmptyState|Illustration)).*'),
              priority: 2,
            },
            {
              name: 'forms',
              test: either(
                sources(
                  'features/auth/.+/.+|forms/use-form|ui/(?:fields/(?:Field|PasswordField|TextField)|feedback/Notice)',
                ),
                /lucide-react\/dist\/esm\/icons\/(?:eye|eye-off)\./,
              ),
              minShareCount: 3,
              priority: 1,
            },
            // The chooser of stores, which every page may open, must not take all that is beside it.
            { name: 'zip', test: sources('platform/zip'), priority: 4 },
            // What is promised and refused of the ways home: five pages need it, and none of them at first.
            {
              name: 'ways',
              test: sources(
                'features/fulfilment/.+|fulfilment|slots|five-digits|features/places/ZipForm.*|ui/feedback/Progress.*',
              ),
              minShareCount: 2,
              priority: 2,
            },
            // Small parts of a bottle's page and of the pages that lead to it, in one file: the first script
            // carries a list of files for each page, and this keeps the lists short.
            {
              name: 'parts',
              test: either(
                sources(
                  'features/(?:catalogue/(?:product/(?:buying/StockLine|product-facts)|reviews/unsent-review|ShelfLink|home/shelf-search)|stores/store-words|lottery/WayToLotteries)(?:\\.module)?',
                ),
                sources('ui/values/Chip.*'),
                /lucide-react\/dist\/esm\/icons\/(?:grape|zoom-in)\./,
              ),
              priority: 2,
            },
            // What the account's menu and the home tell of a customer.
            {
              name: 'going-on',
              test: sources(
                'features/(?:going-on/(?:going-on\\.api|points-to-tell|ending-words|use-urgent|urgent-words|time-left-words)|ledger/point-words)',
              ),
              priority: 2,
            },
            // What a card does comes right after the cards.
            {
              name: 'bag',
              test: either(
                sources(
                  'features/cart/(?:AddOrChange|use-add-cart-line|lines/(?:quantity-in-cart|line-of-goods)).*',
                ),
                /lucide-react\/dist\/esm\/icons\/(?:minus|plus|scale)\./,
              ),
              priority: 2,
            },
            // Wherever there are bottles, there are cards of them.
            {
              name: 'shelves',
              test: either(
                sources(
                  'features/(?:goods/(?:CardGrid|ProductCard|card-pictures|ProductPicture|marks|product-)|catalogue/(?:catalogue|ProductOnShelf|OnShelf|menus/menu-)).*',
                ),
                sources(
                  'features/catalogue/(?:product-|shelves/RefinementsSkeleton|menus/(?:use|kept)-menus).*',
                ),
                sources('features/wishlist/(?:WishButton|hearts|in-turn|wanted-wishes|wishlist).*'),
                sources('features/cart/CardBag.*'),
                sources(
                  'catalogue|catalogue/cards|wishlist|platform/(?:pictures|product-filter)|keeping/kept-places|ui/(?:use-(?:idle|media)|when-idle)',
                ),
                sources('ui/(?:lists/Breadcrumb|choices/InlineSelect|values/(?:Price|Rating|Stars)).*'),
              ),
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons\/(?:chevron-(?:down|left|right)|x|circle-.+|info)\./,
              minShareCount: 3,
            },
            { name: 'signs', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 3 },
            {
              name: 'pages',
              // Without parts that use React Aria, which the first pages do not load.
              test: sources(
                '(?:(?:app|calls|forms|formats|keeping|platform|toasts)/|ui/(?!choices/|dates/|overlays/)).+',
              ),
              minShareCount: 6,
              maxModuleSize: 6000,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // In tests no server stands behind the pages: each test answers for it.
  server: { proxy: process.env.VITEST ? {} : { '/api': server, '/files': server } },
});
