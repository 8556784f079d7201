import type { Page } from '@playwright/test';
import { comeInAsAda } from './customer';
import { cutOff } from './cut-off';
import { pages } from './pages';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

/** What a browser of 1280 and of 1440 px shows at 200 %, and a tablet held upright. */
const wider = [640, 720, 834];

async function expectWhole(page: Page) {
  const width = page.viewportSize()?.width;
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(cutOff), `${page.url()} at ${width} px`).toEqual([]);
}

test('every page fits on 320 px, at 200 %, and on a tablet', async ({ page }) => {
  await comeInAsAda(page);
  for (const [path, heading] of pages) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectHeading(page, heading);
    await expectOpenToEveryone(page);
    await expectWhole(page);
    for (const width of wider) {
      await page.setViewportSize({ width, height: 450 });
      await expectWhole(page);
    }
  }
});

test('the pages for visitors fit too', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password?token=abc']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectOpenToEveryone(page);
    await expectWhole(page);
    for (const width of wider) {
      await page.setViewportSize({ width, height: 450 });
      await expectWhole(page);
    }
  }
});
