import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect, request } from '@playwright/test';
import { BuiltShop } from '../built-shop';
import type { BrowserWindow, Engine, Size } from './browser-window';
import { type EngineName, engines } from './engines';
import { looksRight } from './look';
import { Visitor } from './visitor';

/** Of the table that a run ends with. */
export type Column = { engineName: EngineName; size: Size };
type ForWorker = Column & { engine: Engine | undefined; shop: BuiltShop };
type ForJourney = {
  window: BrowserWindow;
  visitor: Visitor;
  /** Keeps a picture, to be laid beside those of the other engines. */
  keepPicture: (name: string) => Promise<void>;
};

const pictures = '.cache/engine-pictures';
let journeys = 0;

/** Each journey is somebody's in a window of an engine, before a shop with its demo. */
export const test = base.extend<ForJourney, ForWorker>({
  engineName: ['Chromium', { scope: 'worker', option: true }],
  size: [
    { width: 1440, height: 900 },
    { scope: 'worker', option: true },
  ],
  engine: [
    async ({ engineName }, give) => {
      const { program, start } = engines[engineName];
      const engine = program ? await start(program) : undefined;
      await give(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: [
    async ({}, give) => {
      const shop = await BuiltShop.open();
      await give(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  window: async ({ engine, engineName, size }, give, testInfo) => {
    testInfo.skip(!engine, `There is no ${engineName} here.`);
    const window = await engine!.open(size);
    await expectUsable(window);
    await give(window);
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('failed.png'), await window.picture());
    await window.close();
  },
  visitor: async ({ window, shop }, give, testInfo) => {
    // Letters and log-ins are counted by address: two journeys must not look like one person in a hurry.
    const headers = { 'x-forwarded-for': `10.1.0.${++journeys}` };
    const calls = await request.newContext({ baseURL: shop.address, extraHTTPHeaders: headers });
    const visitor = new Visitor(window, calls, shop.address);
    await give(visitor);
    if (testInfo.status === 'passed') await looksRight(visitor);
    await calls.dispose();
  },
  keepPicture: async ({ window, engineName, size }, give) => {
    await give(async (name) => {
      mkdirSync(pictures, { recursive: true });
      writeFileSync(`${pictures}/${name}-${size.width}-${engineName}.png`, await window.picture());
    });
  },
});

/** The window has the keyboard, and its scrollbars take room: otherwise some faults could not be seen in it. */
async function expectUsable(window: BrowserWindow) {
  const widthOfBar = () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.overflow = 'scroll';
    const width = box.offsetWidth - box.clientWidth;
    box.remove();
    return width;
  };
  expect(await window.run(widthOfBar), 'the width of a scrollbar').toBeGreaterThan(0);
  await expect(async () => expect(await window.run(() => document.hasFocus())).toBe(true)).toPass();
}

export { expect };
