import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { logInAsStaff } from './staff';
import { expect, test } from './test';

test.use({ needsOwnShop: true });

const routes = new URL('../staff/src/app/routes/', import.meta.url);
const ofVisitors = ['login', 'invitation', 'forgot-password', 'reset-password'];

/** Every screen that has an address of its own, whatever the shop holds; and one more with many columns. */
const screens = readdirSync(routes)
  .flatMap((file) => [...readFileSync(new URL(file, routes), 'utf8').matchAll(/path: '([^'$]+)'/g)])
  .map(([, path]) => path!)
  .filter((path) => !ofVisitors.includes(path))
  .concat('reports/sales?by=product');

/** The calls that have no answer yet; the doorbell never has its whole answer. */
function callsOnTheirWay(page: Page) {
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (/\/api\/(?!staff\/live)/.test(request.url())) coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  return coming;
}

test('every screen of the staff fits on a phone, on a tablet held either way, and on a small laptop', async ({
  page,
  shop,
  watch,
}) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  expect(screens.length).toBeGreaterThan(40);
  const coming = callsOnTheirWay(page);
  for (const screen of screens) {
    await page.goto(`${shop.staffAddress}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is still coming has only grey lines, and they fit anywhere.
    await expect.poll(() => coming.size, `${screen} has its answers`).toBe(0);
    for (const width of [390, 640, 834, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.soft.poll(sideways, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
