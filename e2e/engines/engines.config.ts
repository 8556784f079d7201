import { defineConfig } from '@playwright/test';
import { type EngineName, engines } from './engines';
import type { Column } from './test';

/** The least that Debian's small browser with WebKit can be is wider than a phone: it takes what it can. */
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/** `npm run test:browsers`: the journeys that are made in each engine, at each of two widths. */
export default defineConfig<object, Column>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../.cache/engines',
  globalSetup: '../prepare-demo.ts',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50, 100, 250, 500] } },
  reporter: [['list'], ['./table-reporter.ts']],
  projects: (Object.keys(engines) as EngineName[]).flatMap((engineName) =>
    Object.entries(sizes).map(([width, size]) => ({
      name: `${engineName} ${width}`,
      use: { engineName, size },
    })),
  ),
});
