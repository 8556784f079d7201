import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './tools/chromium.ts';

const port = 3917;
const address = `http://127.0.0.1:${port}`;
// Each worker reads this file too: it finds the folder that the first one has made, and so does the staff's command.
process.env.DATA_DIR = process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'cellar-e2e-'));
process.env.PORT = String(port);

/** The built shop with its demo, on a database of its own, as `npm start` serves it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [['list'], ['json']],
  use: { baseURL: address, launchOptions: chromium(), trace: 'retain-on-failure' },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node --enable-source-maps server/dist/src/main.js',
    url: `${address}/readyz`,
    stdout: 'ignore',
    stderr: 'pipe',
    env: { LOG_LEVEL: 'warn' },
  },
});
