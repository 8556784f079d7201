import type { Page } from '@playwright/test';
import { BuiltShop } from './built-shop';
import { comeInAsAda } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ serviceWorkers: 'allow' });

const workerHasCome = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

test('without a connection the shop shows a page of its own, and comes back by itself', {
  tag: '@both',
}, async ({ page, context, watch }) => {
  watch.expectLostConnection();
  await comeInAsAda(page);
  await page.goto('/products');
  await expectHeading(page, 'Wine & spirits');
  await workerHasCome(page);
  await page.goto('/cart');
  await expectHeading(page, 'Cart');

  await context.setOffline(true);
  await page.goto('/wishlist');
  await expectHeading(page, "You're offline");
  await expectOpenToEveryone(page);
  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((address) => !address.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(false);
  await expectHeading(page, 'Wishlist');
});

test('a shop that switches the worker off has nothing kept or answered by it from the next visit on', async ({
  browser,
}) => {
  const before = await BuiltShop.open();
  const context = await browser.newContext({ baseURL: before.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/login');
  await workerHasCome(page);
  await page.goto('/signup');
  await expect.poll(async () => (await keptAddresses(page)).length).toBeGreaterThan(0);
  await before.close();

  const after = await BuiltShop.open({ PORT: new URL(before.address).port, SERVICE_WORKER: 'off' });
  await page.goto('/login');
  await expectHeading(page, 'Log in');
  // A page that is being left may register the worker once more; that worker does nothing.
  await expect.poll(() => keptAddresses(page)).toEqual([]);
  await page.goto('/forgot-password', { waitUntil: 'load' });
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  expect(await keptAddresses(page)).toEqual([]);
  await context.close();
  await after.close();
});
