import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finishBuild } from './build/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' }, finishBuild()],
  resolve: { conditions: ['cellar-source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/files': 'http://127.0.0.1:3000' } },
});
