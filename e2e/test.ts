import { test as base, expect, type Page } from '@playwright/test';
import { readColorsOnce } from '../browser/src/testing/read-colors-once';
import { axeSource, comeToRest, findBarriers, watchViolations } from './barriers';
import { BuiltShop } from './built-shop';
import { ownDemo } from './data-of-shops';
import { slowDown } from './slower';

type Watch = {
  /** Allows a refusal that the journey provokes and its page shows: the status that the server answers. */
  expectRefusal: (status: number) => void;
  /** Allows failed calls while the journey takes the connection away. */
  expectLostConnection: () => void;
};

type ForJourney = {
  watch: Watch;
  /**
   * For a journey that uses up something of which the demo has only one, such as Ada's points: no other
   * journey uses its shop.
   */
  needsOwnShop: boolean;
  shop: BuiltShop;
};

let journeys = 0;

/**
 * The shop counts sign-ups, log-ins and letters by address. Two journeys must not look like one person in a
 * hurry.
 */
function addressOfNextJourney() {
  journeys++;
  return `10.${journeys >> 16}.${(journeys >> 8) & 255}.${journeys & 255}`;
}

/**
 * Every journey ends with a clean console and no failed request, in the shop of its worker or one of its own.
 */
export const test = base.extend<ForJourney, { workersShop: BuiltShop }>({
  workersShop: [
    async ({}, give) => {
      const shop = await BuiltShop.open();
      await give(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  needsOwnShop: [false, { option: true }],
  shop: async ({ needsOwnShop, workersShop }, give) => {
    if (!needsOwnShop) return give(workersShop);
    const own = await BuiltShop.open({}, await ownDemo());
    await give(own);
    await own.close();
  },
  baseURL: ({ shop }, give) => give(shop.address),
  extraHTTPHeaders: ({}, give) => give({ 'x-forwarded-for': addressOfNextJourney() }),
  context: async ({ context }, give) => {
    slowDown(context);
    await give(context);
  },
  watch: [
    async ({ page }, give) => {
      const trouble: string[] = [];
      const allowed = new Set<number>();
      let mayBeLost = false;
      await page.addInitScript(watchViolations);
      page.on('pageerror', (error) => trouble.push(String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of (\d+)/.exec(message.text());
        if (isRefusal && allowed.has(Number(isRefusal[1]))) return;
        // A call behind the service worker fails without naming the reason.
        if (mayBeLost && /ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(message.text())) return;
        // The letter's frame is sandboxed, so the watch's own script may not run in it.
        if (/sandboxed and the 'allow-scripts'/.test(message.text())) return;
        if (message.type() === 'error') trouble.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400 && !allowed.has(response.status()))
          trouble.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });
      await give({
        expectRefusal: (status) => void allowed.add(status),
        expectLostConnection: () => {
          mayBeLost = true;
          allowed.add(503);
        },
      });
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The page has no barrier that a machine can find, and does not scroll sideways. */
export async function expectOpenToEveryone(page: Page, ...leftOut: string[]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page drawn ahead can be read, but nobody can use it until the shop has started. Later an open list
  // makes it inert as well.
  await expect(page.locator('body:not(:has(> :not(#root) [role="listbox"])) #root[inert]')).toHaveCount(0);
  await page.evaluate(comeToRest);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(readColorsOnce);
  }
  // A dialog may have begun to fade in during the first look, so what is wrong counts only after it has come
  // to rest.
  const passing = await page.evaluate(findBarriers, leftOut);
  if (passing.length > 0) await page.evaluate(comeToRest);
  expect(passing.length > 0 ? await page.evaluate(findBarriers, leftOut) : passing, page.url()).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

export const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
