import type { Page } from '@playwright/test';
import { comeInAsNewcomer } from './customer';
import { expect, expectHeading, test } from './test';

const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'This browser is too old' });

/** What came with Chrome 120, Firefox 125 and Safari 17, and what calls it. */
const forgetWhatIsNew = () => {
  Reflect.deleteProperty(URL, 'canParse');
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
};

test('an older browser is told so, and goes on as far as it can', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(forgetWhatIsNew);
  await comeInAsNewcomer(page);
  await page.goto('/products/pauillac/1');
  await expectHeading(page, 'Pauillac 2013');
  await expect(told(page)).toHaveText(/too old for our shop\. Please update it, or use a current version/);
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('button', { name: 'Add Pauillac 2013 to wishlist' }).click();
  const wishlist = page.getByRole('link', { name: 'Wishlist, 1 wish' }).filter({ visible: true }).first();
  await wishlist.click();
  await expectHeading(page, 'Wishlist');
  await page.getByRole('button', { name: 'Remove' }).click();
  // Toasts are popovers elsewhere.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Pauillac 2013' })).toBeVisible();
  await expect(told(page)).toBeVisible();
});

test('a browser that cannot run anything of ours shows a sentence instead of a white page', async ({
  page,
  shop,
}) => {
  await page.addInitScript(forgetWhatIsNew);
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of ['/', '/login', '/products', '/no/such/page']) {
    await page.goto(path);
    await expect(told(page), path).toContainText('too old for our shop');
    await expect(told(page), path).toBeInViewport();
  }
  await page.goto(shop.staffAddress);
  await expect(told(page)).toContainText('too old for this application');
});

test('a current browser is told nothing', async ({ page, shop }) => {
  for (const address of ['/login', shop.staffAddress]) {
    await page.goto(address);
    await expectHeading(page, 'Log in');
    await expect(page.getByText('This browser is too old')).toBeHidden();
  }
});
