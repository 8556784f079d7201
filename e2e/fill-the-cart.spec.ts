import type { Page } from '@playwright/test';
import { comeInAsAda, comeInAsNewcomer, logIn } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const items = (page: Page) => page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first();

const expectItems = (page: Page, count: number) =>
  expect(items(page)).toHaveAccessibleName(`Cart, ${count} ${count === 1 ? 'item' : 'items'}`);

const bags = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/ });

/** Adds one bottle, and returns its name. */
async function addFirst(page: Page, at = 0) {
  const bag = bags(page).nth(at);
  const [, name] = /^Add (.+) to cart$/.exec((await bag.getAttribute('aria-label'))!)!;
  await bag.click();
  await expect(page.getByText(`${name} is in your cart.`).first()).toBeVisible();
  return name!;
}

const due = async (page: Page) => {
  const sum = await page.getByRole('region', { name: 'Summary' }).textContent();
  return Number(/Due\$([\d,]+\.\d\d)/.exec(sum!)![1]!.replace(',', ''));
};

test('a customer fills the cart, changes her mind, and finds it again after logging out', {
  tag: '@both',
}, async ({ page }) => {
  const ines = await comeInAsNewcomer(page);
  await page.goto('/');
  await expectHeading(page, 'Cellar Door Lincoln Park');
  await expectItems(page, 0);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectOpenToEveryone(page);

  let first = '';
  await test.step('adds a bottle from the shelves and two from its page', async () => {
    await page.goto('/products?sort=price-up&in_stock=true');
    first = await addFirst(page);
    await expectItems(page, 1);
    await page.getByRole('main').getByRole('link', { name: first, exact: true }).first().click();
    await expectHeading(page, first);
    const buy = page.getByRole('region', { name: 'Buy' });
    await buy.getByRole('button', { name: `Increase Quantity of ${first}` }).click();
    await buy.getByRole('button', { name: 'Add to cart' }).click();
    await expectItems(page, 3);
    await expectOpenToEveryone(page);
  });

  await test.step('adds a set', async () => {
    await page.goto('/wine-set');
    await addFirst(page);
    await expectItems(page, 4);
    await items(page).click();
    await expectHeading(page, 'Cart');
    await expectOpenToEveryone(page);
  });

  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${first}` });
  await test.step('takes one more: the sum follows at once, and the server agrees', async () => {
    await expect(quantity).toHaveValue('3');
    const before = await due(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: `Increase Quantity of ${first}` }).click();
    await expect(quantity).toHaveValue('4');
    const shown = await due(page);
    expect(shown).toBeGreaterThan(before);
    const { data } = await (await answer).json();
    expect(data.totals.due).toBe(shown);
    await expectItems(page, 5);
  });

  await test.step('takes it out, and back by Undo', async () => {
    await page.getByRole('button', { name: `Remove ${first}`, exact: true }).click();
    // A toast stays while the focus is in it.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expect(quantity).toBeHidden();
    await expectItems(page, 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(quantity).toHaveValue('4');
    await expectItems(page, 5);
  });

  await test.step('writes a gift message', async () => {
    await page.getByRole('button', { name: 'Add a gift message' }).click();
    await page.getByRole('textbox', { name: 'Gift message' }).fill('For the long evenings');
    await page.getByRole('button', { name: 'Save message' }).click();
    await expect(page.getByText('Your gift message is kept.')).toBeVisible();
  });

  await test.step('finds all of it on another day, on another device', async () => {
    // On a page that does not run the shop: an answer to an open call would write the login record again.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await logIn(page, ines.email);
    await page.getByRole('button', { name: /this store: Cellar Door Lincoln Park/ }).click();
    await expectHeading(page, 'Cellar Door Lincoln Park');
    await expectItems(page, 5);
    await page.goto('/cart');
    await expect(quantity).toHaveValue('4');
    await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('For the long evenings');
  });

  await test.step('moves it to the wishlist and from there back', async () => {
    await page.getByRole('button', { name: `Move ${first} to your wishlist` }).click();
    await expectItems(page, 1);
    await page.goto('/wishlist');
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: /^Move .+ to cart$/ }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expectItems(page, 2);
  });
});

test('a gift card that there is not is refused in place, and credit and points are redeemed', async ({
  page,
  watch,
}) => {
  watch.expectRefusal(422);
  await comeInAsAda(page);
  await page.goto('/products?sort=price-down&in_stock=true');
  await addFirst(page, 2);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  const code = summary.getByRole('textbox', { name: 'Gift card code' });
  await code.fill('0000-0000-0000-0000');
  await summary.getByRole('button', { name: 'Apply: Gift card code' }).click();
  await expect(code).toHaveAccessibleDescription(/can’t be used at this store/);
  const before = await due(page);
  await summary.getByRole('button', { name: 'Apply: Store credit' }).click();
  await expect(summary.getByRole('button', { name: 'Remove: Store credit' })).toBeVisible();
  await summary.getByRole('button', { name: 'Apply: Loyalty points' }).click();
  await expect(summary.getByRole('button', { name: 'Remove: Loyalty points' })).toBeVisible();
  expect(await due(page)).toBeLessThan(before);
  await expectOpenToEveryone(page);
  await summary.getByRole('button', { name: 'Remove: Store credit' }).click();
  await summary.getByRole('button', { name: 'Remove: Loyalty points' }).click();
  await expect.poll(() => due(page)).toBe(before);
  await page
    .getByRole('region', { name: 'In your cart' })
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expectItems(page, 0);
});
