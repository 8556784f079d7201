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
  ['/profile', 'Profile information'],
  ['/profile/gift-cards', 'Gift Cards'],
  ['/profile/change-password', 'Change Password'],
];

const colorsOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { backgroundColor, color } = getComputedStyle(shown);
    return { backgroundColor, color };
  });

test('where the system chooses the colors every page is open, and one sees where one is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await comeInAsAda(page);
  for (const [path, heading] of kinds) {
    await page.goto(path);
    await expectHeading(page, heading);
    await expectOpenToEveryone(page);
  }
  const links = page.getByRole('navigation', { name: 'Account area' }).getByRole('link');
  const [current, other] = [
    links.filter({ hasText: 'Change Password' }),
    links.filter({ hasText: 'Billing Address' }),
  ];
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await colorsOf(current)).not.toEqual(await colorsOf(other));
});
