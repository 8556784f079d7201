import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finishBuild, nameLayers } from './build/plugin.ts';

const modules = (names: string) => new RegExp(`node_modules/(?:${names})/`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    nameLayers(import.meta.dirname),
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
            // What every page needs comes as few files instead of thirty; what few need stays with them.
            { name: 'query', test: modules('@tanstack/react-query|@tanstack/query-core'), priority: 3 },
            {
              name: 'aria',
              test: modules('@?react-aria[^/]*|@?react-stately|@internationalized'),
              priority: 2,
            },
            {
              name: 'react',
              test: modules('react|react-dom|scheduler|@tanstack/[^/]+|zustand|valibot'),
              priority: 1,
            },
            {
              name: 'shell',
              test: /(?:contract\/src|web\/src\/(?:platform|ui))\//,
              minShareCount: 6,
              maxModuleSize: 6000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' } },
});
