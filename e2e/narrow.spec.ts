import type { Page } from '@playwright/test';
import { comeInAsAda } from './customer';
import { pages } from './pages';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

/** The widths in pixels that a browser of 1280 and of 1440 px shows at 200 %. */
const zoomed = [640, 720];

/** Words and controls that the edge of the window or of their own box cuts off. */
function cutOff() {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  /** Words for screen readers, which nobody sees. */
  const onlySaid = (element: Element | null): boolean =>
    element !== null && (element.getBoundingClientRect().width <= 1 || onlySaid(element.parentElement));
  const hidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden=true]') !== null ||
    onlySaid(element);
  const told = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasWords(element) || element.matches('a, button, input, select, textarea'))
    .filter((element) => !hidden(element) && !scrolls(element))
    .filter((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      if (bottom > 0 && (left < -1 || right > width + 1)) return true;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const shortened = overflowX === 'visible' || textOverflow === 'ellipsis' || display === 'inline';
      return !shortened && !element.matches('input, select') && element.scrollWidth > element.clientWidth + 1;
    })
    .map(told);
}

async function expectWhole(page: Page) {
  const width = page.viewportSize()?.width;
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(cutOff), `${page.url()} at ${width} px`).toEqual([]);
}

test('every page fits on 320 px, and at 200 %', async ({ page }) => {
  await comeInAsAda(page);
  for (const [path, heading] of pages) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectHeading(page, heading);
    await expectOpenToEveryone(page);
    await expectWhole(page);
    for (const width of zoomed) {
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
    for (const width of zoomed) {
      await page.setViewportSize({ width, height: 450 });
      await expectWhole(page);
    }
  }
});
