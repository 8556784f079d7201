import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { slower } from './e2e/slower.ts';
import { chromiumForTests } from './tools/tests/chromium.ts';

/** Each worker serves the built shop with its demo, on a database of its own: e2e/built-shop.ts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  globalSetup: './e2e/prepare-demo.ts',
  workers: Number(process.env.E2E_WORKERS ?? Math.max(2, availableParallelism())),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow and not wrong: how fast the shop is, is for `npm run bench` to say.
  timeout: 120_000 * slower,
  expect: { timeout: 30_000 * slower },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  // A trace doubles the time; `--trace on` makes one of a journey that fails.
  // What passes through a service worker cannot be held back by a journey; e2e/offline.spec.ts asks for it.
  use: { launchOptions: chromiumForTests(), screenshot: 'only-on-failure', serviceWorkers: 'block' },
  // What a journey proves seldom depends on the width: it runs at one, on the phone where room or fingers are
  // what is hard. Where the pages themselves are of two kinds, such as menus, it runs at both.
  projects: [
    {
      name: 'wide',
      grepInvert: /@(?:phone|tablet-only)\b/,
      // Where things move, the processor draws each frame of a page this large: a sixth of the time.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      grep: /@(?:phone|both)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // What staff carry between the shelves: `@tablet` at this width as well, `@tablet-only` at no other.
    {
      name: 'tablet',
      grep: /@tablet\b/,
      use: { viewport: { width: 834, height: 1112 }, hasTouch: true, isMobile: true },
    },
  ],
});
