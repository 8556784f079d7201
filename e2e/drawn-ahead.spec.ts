import { comeInAsAda } from './customer';
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

test('a page that is drawn ahead can be read at once and used when the shop has started', {
  tag: '@phone',
}, async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Your cart and your wishlist are right where you left them.')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  await expect(email).not.toBeFocused();
  start();
  await email.fill('ada@cellar-door.example');
  await expect(email).toBeFocused();
});
