import { comeInAsAda } from './customer';
import { pages } from './pages';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

// How each of them looks on a phone is for narrow.spec.ts.
test('a customer finds a finished page at every route', async ({ page }) => {
  await comeInAsAda(page);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expect(page).toHaveTitle(/ · Cellar Door$/);
    await expectOpenToEveryone(page);
  }
});

test('a trailing slash leads to the same page', async ({ page }) => {
  await page.goto('/login/');
  await expectHeading(page, 'Log in');
  await page.goto('/reset-password/?token=abc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await comeInAsAda(page);
  await page.goto('/profile/orders/');
  await expectHeading(page, 'Orders');
});

test('a visitor is asked to log in, and comes to the page that was refused', async ({ page }) => {
  await page.goto('/profile/orders');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('ada@cellar-door.example');
  await page.getByLabel(/^Password/).fill('cellar-door-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\/orders$/);
  await expectHeading(page, 'Orders');
});

test('a customer has no business on the pages for visitors', async ({ page }) => {
  await comeInAsAda(page);
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});

test('without a store the shop asks for one and goes on to where the customer wanted to be', async ({
  page,
}) => {
  await comeInAsAda(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('store-data'));
  await page.goto('/wishlist');
  await expect(page).toHaveURL(/\/welcome$/);
  await page.getByRole('button', { name: 'Choose this store: Cellar Door Mission' }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
});

for (const [path, why, tag] of [
  ['/no-such-page', 'no route', '@both'],
  ['/chicago/no-such-store', 'no store', '@wide'],
  ['/a/b/c/d', 'no route either', '@wide'],
] as const)
  test(`${path} is ${why}: found by nobody, customer or visitor`, { tag }, async ({ page, watch }) => {
    watch.expectRefusal(404);
    await page.goto(path);
    await expectHeading(page, 'Page not found');
    await expectOpenToEveryone(page);
    await comeInAsAda(page);
    await page.goto(path);
    await expectHeading(page, 'Page not found');
    await expectOpenToEveryone(page);
  });

test('each change of the route scrolls to the top and leads the keyboard to the heading', async ({
  page,
}) => {
  await comeInAsAda(page);
  await page.goto('/terms-and-conditions');
  await expectHeading(page, 'Terms and conditions');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expectHeading(page, 'Privacy policy');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expectHeading(page, 'Terms and conditions');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
