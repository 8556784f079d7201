import { comeInAsAda } from './customer';
import { pages } from './pages';
import { expect, expectHeading, test } from './test';

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

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('no page of the shop scrolls sideways where letters are twice as large', async ({ page }) => {
  await comeInAsAda(page);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expectHeading(page, heading);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect.soft.poll(() => page.evaluate(sideways), path).toBeLessThanOrEqual(0);
  }
});

test('nor do the pages for visitors', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password?token=abc', '/welcome']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft.poll(() => page.evaluate(sideways), path).toBeLessThanOrEqual(0);
  }
});
