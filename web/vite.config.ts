import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractForBrowsers } from './build/contract.ts';
import { lightIcons } from './build/light-icons.ts';
import { noEndlessLists } from './build/no-endless-lists.ts';
import { finishBuild, nameLayers } from './build/plugin.ts';

const server = 'http://127.0.0.1:3000';

const modules = (names: string) => new RegExp(`node_modules/(?:${names})/`);

const either = (...ways: RegExp[]) => new RegExp(ways.map(({ source }) => source).join('|'));
const sources = (names: string) => new RegExp(`(?:contract|web)/src/(?:${names})\\.`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    contractForBrowsers(),
    lightIcons(),
    noEndlessLists(),
    nameLayers(),
    finishBuild(),
  ],
  resolve: { conditions: ['cellar-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The shelves change what the server knows without it.
            { name: 'mutation', test: /\/(?:useMutation|mutationObserver)\.js$/, priority: 7 },
            // A page comes as few files instead of thirty; what few pages need stays with them.
            {
              name: 'query',
              test: either(
                modules('@tanstack/react-query|@tanstack/query-core'),
                sources('app/(?:queries|ServerData|links)'),
                /lucide-react\/dist\/esm\/icons\/(?:heart|map-pin|shopping-bag|user)\./,
                sources(
                  '(?:ui/(?:Badge|Card|card-link|covering-link)|platform/(?:format|page|paging|money))(?:\\.module)?',
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
            // Without the entry itself: it waits for screens, and they import what stands here.
            { name: 'start', test: /^(?!.*\/(?:index\.html|main\.tsx)$)/, tags: ['$initial'], priority: 3 },
            {
              name: 'common',
              test: either(
                sources('platform/(?:dates|text)|ui/(?:IconButton|control|icon-of).*'),
                sources('platform/(?:call|counters|first-answer|http-client|leaving|strong-answers)'),
                // What the toaster needs, which comes after every page: not with the server's data.
                sources('platform/toast|ui/(?:VisuallyHidden(?:\\.module)?|open-dialogs)'),
                /lucide-react\/dist\/esm\/(?!icons)/,
              ),
              priority: 2,
            },
            { name: 'auth', test: sources('auth|auth-age|auth-passwords'), minShareCount: 2, priority: 2 },
            // What is opened, and what is empty: rarely at first.
            { name: 'dialog', test: sources('ui/(?:Dialog|Disclosure).*'), priority: 2 },
            {
              name: 'empty',
              test: sources('app/(?:EmptyPage|Nothing|Page)|ui/(?:EmptyState|Illustration).*'),
              priority: 2,
            },
            {
              name: 'forms',
              test: either(
                sources('features/auth/.+|platform/use-form|ui/(?:Field|Notice|PasswordField|TextField)'),
                /lucide-react\/dist\/esm\/icons\/(?:eye|eye-off)\./,
              ),
              minShareCount: 3,
              priority: 1,
            },
            // Wherever there are bottles, there are cards of them.
            {
              name: 'shelves',
              test: either(
                sources(
                  'features/catalogue/(?:CardGrid|ProductCard|card-pictures|ProductPicture|catalogue|marks|menu-).*',
                ),
                sources('features/catalogue/(?:product-|refinements|RefinementsSkeleton|use-menus).*'),
                sources('features/wishlist/(?:WishButton|hearts|in-turn|wanted-wishes|wishlist).*'),
                sources('features/cart/(?:AddToCartButton|use-add-to-cart).*'),
                sources(
                  'catalogue|catalogue-cards|wishlist|platform/(?:pictures|kept-places|product-filter|use-media)',
                ),
                sources(
                  'ui/(?:Breadcrumb|InlineSelect|PageSize|Pagination|pages-to-show|Price|Rating|Stars).*',
                ),
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
              test: sources('(?:app|platform|ui)/.+'),
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
