import type { Locator } from '@playwright/test';
import { comeInAsAda } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

/** One page of each kind. */
const kinds: [path: string, heading: string][] = [
  ['/', 'Cellar Door Lincoln Park'],
  ['/products', 'Wine & spirits'],
  ['/products/pauillac/1', 'Pauillac 2013'],
  ['/gift-card/purchase/1', 'Purchase gift card'],
  ['/lottery', 'Lottery'],
  ['/cart', 'Cart'],
  ['/profile/gift-cards', 'Gift Cards'],
  ['/profile/change-password', 'Change Password'],
];

const looksOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { backgroundColor, color, borderBottomColor } = getComputedStyle(shown);
    return { backgroundColor, color, borderBottomColor };
  });

test('where the system chooses the colors every page is open, and it shows where one is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeInAsAda(page);
  for (const [path, heading] of kinds) {
    await page.goto(path);
    await expectHeading(page, heading);
    // Its reckoning of contrast reads the shop's own colors, which are not drawn.
    await expectOpenToEveryone(page, 'color-contrast');
  }
  const account = page.getByRole('navigation', { name: 'Account area' }).getByRole('link');
  const current = account.filter({ hasText: 'Change Password' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await looksOf(current)).not.toEqual(await looksOf(account.filter({ hasText: 'Orders' })));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Lottery' });
  expect((await looksOf(elsewhere)).borderBottomColor).toBe(ground);
});
