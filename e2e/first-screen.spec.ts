import type { Locator, Page } from '@playwright/test';
import { comeInAsAda } from './customer';
import { expect, expectHeading, test } from './test';

/** Seen on a phone before anybody scrolls: above the bar at the foot. */
async function expectAtOnce(page: Page, ...parts: Locator[]) {
  // The shape of the page may stand there first: then a part is none yet, or is about to be replaced.
  await expect(async () => {
    const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
    for (const part of parts) {
      const { y, height } = (await part.boundingBox())!;
      expect(y, String(part)).toBeGreaterThan(0);
      expect(y + height, String(part)).toBeLessThanOrEqual(bar.y);
    }
  }).toPass({ timeout: 30_000 });
}

test('a phone shows at once what something is, what it costs, and the way to have it', {
  tag: '@phone',
}, async ({ page }) => {
  await comeInAsAda(page, 'Cellar Door West Loop');
  const heading = page.getByRole('heading', { level: 1 });
  const seen = { visible: true };
  const price = page.getByText(/^\$[\d.,]+$/).filter(seen);
  const add = page.getByRole('button', { name: /^Add .*to cart$/ }).filter(seen);

  await page.goto('/products?in_stock=true&category=red-wine&sort=rating');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const rating = page.getByRole('link', { name: /out of 5 stars/ }).first();
  await expect(add.last()).toBeInViewport();
  await expectAtOnce(page, heading, rating, price.last(), add.last());

  await page.goto('/WineSetDetail/1');
  await expect(add.last()).toBeInViewport();
  await expectAtOnce(page, heading, price.last(), add.last());

  await page.goto('/lottery?state=open');
  await page
    .getByRole('link', { name: /^(?:Enter the draw|See your ticket): / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lottery\/\d+$/);
  await expectHeading(page, /./);
  await expectAtOnce(page, heading);
});
