import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromium as ownChromium } from '../../tools/tests/chromium';
import type { Engine } from './browser-window';
import { firefoxEngine } from './firefox-engine';
import { playwrightEngine } from './playwright-engine';
import { webkitEngine } from './webkit-engine';

export type EngineName = keyof typeof engines;

const there = (program: string | undefined) => (program && existsSync(program) ? program : undefined);

/** How each engine is started, if this machine has it: tools/tests/prepare-engines.mjs installs them. */
export const engines = {
  Chromium: {
    program: there(ownChromium().executablePath),
    start: async (executablePath: string): Promise<Engine> =>
      // Playwright hides the scrollbars, which could then take no room.
      playwrightEngine(
        await chromium.launch({ ...ownChromium(), executablePath, ignoreDefaultArgs: ['--hide-scrollbars'] }),
      ),
  },
  Firefox: {
    program: there(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
    start: firefoxEngine,
  },
  WebKit: {
    program: there(process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'),
    start: webkitEngine,
  },
};
