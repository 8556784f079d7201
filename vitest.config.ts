import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumForTests } from './tools/tests/chromium.ts';
import { keptModules } from './tools/tests/kept-modules.ts';
import { noDatabases, testKinds } from './tools/tests/test-kinds.ts';
import { testsFolder } from './tools/tests/tests-folder.ts';

const source = ['cellar-source'];
const outsideBrowsers = {
  resolve: { conditions: [...source, 'module', 'node'] },
  ssr: { resolve: { conditions: source } },
};
const kinds = testKinds();

/** A busy machine is slow and not wrong: how fast the shop is, is for `npm run bench` to say. */
const patience = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

/** By itself Vitest leaves one core free: of two, that is half of the machine. */
const workers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    // What a test prints is of interest when it fails.
    silent: 'passed-only',
    maxWorkers: workers,
    projects: [
      {
        ...outsideBrowsers,
        plugins: [noDatabases()],
        test: {
          name: 'rules',
          include: kinds.rules,
          isolate: false,
          ...patience,
        },
      },
      {
        ...outsideBrowsers,
        test: {
          name: 'server',
          include: kinds.server,
          // Each file opens a shop of its own; loading the server's modules anew for each took a minute in
          // all.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/hold-postgres.ts'],
          env: { TMPDIR: testsFolder() },
          ...patience,
        },
      },
      {
        extends: './shop/vite.config.ts',
        plugins: [keptModules()],
        test: {
          name: 'web',
          maxWorkers: workers,
          include: ['{browser,shop,staff}/src/**/*.test.tsx'],
          setupFiles: ['shop/src/testing/setup.ts'],
          ...patience,
          // A page that never shows what is waited for takes all of it.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            // The journeys see what moves; here a tenth of the time would go into drawing it.
            provider: playwright({
              launchOptions: chromiumForTests(),
              contextOptions: { reducedMotion: 'reduce' },
              // A press that waits for longer fails by itself, and so tells what it waited for.
              actionTimeout: 60_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
