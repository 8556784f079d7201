import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractForBrowsers } from '../browser/build/contract.ts';
import { nameLayers } from '../browser/build/layers.ts';
import { lightIcons } from '../browser/build/light-icons.ts';
import { buildTarget } from '../browser/build/supported-browsers.ts';
import { tellsTooOld } from '../browser/build/too-old.ts';
import { finishBuild } from './build/finish.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    contractForBrowsers(),
    lightIcons(),
    nameLayers(),
    tellsTooOld(),
    finishBuild(),
  ],
  resolve: { conditions: ['cellar-source', 'module', 'browser', 'development|production'] },
  build: { target: buildTarget, assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: {
    port: 5174,
    strictPort: true,
    // The preview is a page of the last build.
    proxy: Object.fromEntries(
      ['/api', '/files', '/home-preview', '/assets'].map((path) => [path, 'http://127.0.0.1:3001']),
    ),
  },
});
