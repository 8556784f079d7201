import { comeInAsAda } from './customer';
import { pages } from './pages';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

/** Letters twice as large, as a person sets them in the browser; every `rem` grows with them. */
test.use({
  launchOptions: [
    ({ launchOptions }, give) =>
      give({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 844 },
});

/** One page of each kind, which is also looked at with axe. */
const kinds = ['/', '/products', '/products/pauillac/1', '/gift-card/purchase/1', '/cart', '/profile'];

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('where letters are twice as large no page of the shop scrolls sideways, and each kind is open to everyone', async ({
  page,
}) => {
  await comeInAsAda(page);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expectHeading(page, heading);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect.soft.poll(() => page.evaluate(sideways), path).toBeLessThanOrEqual(0);
    if (kinds.includes(path)) await expectOpenToEveryone(page);
  }
});

test('nor do the pages for visitors', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password?token=abc', '/welcome']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft.poll(() => page.evaluate(sideways), path).toBeLessThanOrEqual(0);
  }
});
