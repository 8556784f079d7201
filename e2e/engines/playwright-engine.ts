import type { Browser, Page } from '@playwright/test';
import { watchViolations } from '../barriers';
import type { BrowserWindow, Engine } from './browser-window';

/** Chromium, driven by Playwright as in all journeys. */
export const playwrightEngine = (browser: Browser): Engine => ({
  open: async (viewport) => {
    const context = await browser.newContext({ viewport });
    return windowOf(await context.newPage());
  },
  close: () => browser.close(),
});

async function windowOf(page: Page): Promise<BrowserWindow> {
  const complaints: string[] = [];
  await page.addInitScript(watchViolations);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return {
    go: async (address) => void (await page.goto(address)),
    run: (script, ...given) => page.evaluate(`(${script})(...${JSON.stringify(given)})`),
    load: (source) => page.evaluate(`${source};undefined`),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    picture: () => page.screenshot(),
    complaints,
    close: () => page.context().close(),
  };
}
