import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractForBrowsers } from '../browser/build/contract.ts';
import { nameLayers } from '../browser/build/layers.ts';
import { lightIcons } from '../browser/build/light-icons.ts';
import { buildTarget } from '../browser/build/supported-browsers.ts';

/** The home page in a frame of the staff's screens, by its own code; used by staff/build/finish.ts alone. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    { ...locales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    contractForBrowsers(),
    lightIcons(),
    nameLayers(),
  ],
  resolve: { conditions: ['cellar-source', 'module', 'browser', 'development|production'] },
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'home-preview.html' },
  },
});
