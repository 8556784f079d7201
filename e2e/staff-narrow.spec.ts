import { readdirSync, readFileSync } from 'node:fs';
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

test('every screen of the staff fits on a phone, on a tablet held either way, and on a small laptop', async ({
  page,
  shop,
  watch,
}) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  expect(screens.length).toBeGreaterThan(40);
  for (const screen of screens) {
    await page.goto(`${shop.staffAddress}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of [390, 640, 834, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.soft.poll(sideways, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
