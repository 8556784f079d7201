import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './tools/chromium.ts';

const source = ['cellar-source'];

export default defineConfig({
  test: {
    // What a test prints is of interest when it fails.
    silent: 'passed-only',
    projects: [
      {
        resolve: { conditions: [...source, 'module', 'node'] },
        ssr: { resolve: { conditions: source } },
        test: {
          name: 'node',
          include: ['{contract,server,tools}/**/*.test.ts', 'web/{src,build}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Each file opens a shop of its own; loading the server's modules anew for each took a minute in all.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            provider: playwright({ launchOptions: chromium() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
