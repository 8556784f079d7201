import type { Locator, Page } from '@playwright/test';
import { comeInAsAda, comeInAsNewcomer } from './customer';
import { expect, expectHeading, test } from './test';

declare global {
  interface Window {
    formSeen: number;
  }
}

/** Counts the frames in which the visitors' form is drawn, from before the page begins. */
function watchForForm() {
  window.formSeen = 0;
  const look = () => {
    if (document.querySelector('[type=password]')?.checkVisibility({ visibilityProperty: true }))
      window.formSeen++;
    requestAnimationFrame(look);
  };
  look();
}

test('a customer who opens the log-in page is sent home and never sees its form', async ({ page }) => {
  await comeInAsAda(page);
  await page.addInitScript(watchForForm);
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('/login');
    await expectHeading(page, 'Cellar Door Lincoln Park');
    expect(await page.evaluate(() => window.formSeen)).toBe(0);
  }
});

/** Keeps the shop's code back until `start` is called. */
async function holdCode(page: Page) {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  return start;
}

test('a page that is drawn ahead can be read at once and used when the shop has started', {
  tag: '@phone',
}, async ({ page }) => {
  const start = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Your cart and your wishlist are right where you left them.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await expect(email).not.toBeFocused();
  start();
  await email.fill('ada@cellar-door.example');
  await expect(email).toBeFocused();
});

test('the first bottles of a listing are seen before its code has come, and stay where they are', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await comeInAsNewcomer(page);
  const start = await holdCode(page);
  await page.goto('/products?department=wine', { waitUntil: 'commit' });
  const early = page.locator('#root[inert] [data-picture-place] img');
  await expect(early).toHaveCount(isMobile ? 2 : 4);
  const places = (pictures: Locator) =>
    pictures.evaluateAll((found) =>
      found.map((picture) => {
        const { x, y, width, height } = picture.getBoundingClientRect();
        return [(picture as HTMLImageElement).currentSrc, ...[x, y, width, height].map(Math.round)];
      }),
    );
  const before = await places(early);
  start();
  await expect(page.locator('#root:not([inert])')).toHaveCount(1);
  const late = page.getByRole('article').locator('img');
  await expect.poll(() => places(late).then((found) => found.slice(0, before.length))).toEqual(before);
});
