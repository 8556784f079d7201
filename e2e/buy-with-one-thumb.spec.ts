import type { Locator, Page } from '@playwright/test';
import { comeInAsBuyer } from './buyer';
import { expect, expectHeading, test } from './test';

const fingertip = 44;

/** A choice that is smaller than a fingertip is pressed by its label. */
const pressed = (choice: Locator) =>
  choice.locator('xpath=ancestor-or-self::*[self::label or self::a or self::button][1]');

/**
 * Presses a control as a thumb can: it must be as large as a fingertip and, after scrolling as a person does,
 * in the lower two thirds of the window.
 */
async function thumb(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const height = page.viewportSize()!.height;
  // Again, because a card's button gives its place to the one whose code has just come.
  await expect(async () => {
    const { middle, least } = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < innerHeight / 3 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      return { middle: box.y + box.height / 2, least: Math.min(box.width, box.height) };
    });
    expect(middle).toBeGreaterThan(height / 3);
    expect(least).toBeGreaterThanOrEqual(fingertip);
  }).toPass();
  await target.tap();
}

test('a bottle is bought on a phone with one thumb, from the home to the thank-you page', {
  tag: '@phone',
}, async ({ page }) => {
  await comeInAsBuyer(page);
  await page.goto('/');
  await expectHeading(page, 'Cellar Door Mission');
  const shop = page.getByRole('navigation', { name: 'Main' });

  await test.step('finds a bottle', async () => {
    await thumb(page, shop.getByRole('link', { name: 'Shop' }));
    await expectHeading(page, 'Wine & spirits');
    await thumb(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add .+ to cart$/ })
        .first(),
    );
    await expect(page.getByText(/ is in your cart\./).first()).toBeVisible();
  });

  await test.step('goes from the cart to the payment', async () => {
    await thumb(page, shop.getByRole('link', { name: 'Cart, 1 item' }));
    await thumb(page, page.getByRole('link', { name: 'Checkout' }));
    await expectHeading(page, 'Pickup or delivery');
    await thumb(page, pressed(page.getByRole('radio', { name: /^Pickup/ })));
    const times = page.getByRole('region', { name: 'When?' }).getByRole('radio', { disabled: false });
    await thumb(page, pressed(times.first()));
    const goOn = page.getByRole('button', { name: 'Continue to payment' });
    await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
    await thumb(page, goOn);
  });

  await test.step('pays', async () => {
    await expectHeading(page, 'Payment');
    await thumb(page, page.getByRole('button', { name: /4242 4242 4242 4242/ }));
    await thumb(page, page.getByRole('button', { name: /^Pay \$/ }));
    await expectHeading(page, /Thank you/);
  });
});
