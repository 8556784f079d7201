import type { Page } from '@playwright/test';
import { callOf, comeInAsBuyer, fillForPickup } from './buyer';
import { logIn } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

async function chooseCard(page: Page) {
  await page.goto('/cart-payment');
  await expectHeading(page, 'Payment');
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
}

test('of two tabs that pay, the second one learns that the cart was ordered', async ({ page, context }) => {
  test.setTimeout(120_000);
  await comeInAsBuyer(page);
  await fillForPickup(page, [{ quantity: 1 }]);
  const other = await context.newPage();
  await chooseCard(other);
  await chooseCard(page);
  await pay(page).click();
  await expectHeading(page, /Thank you/);

  await pay(other).click();
  await expect(other.getByText('There is nothing to pay')).toBeVisible();
  await expectOpenToEveryone(other);
  await other.getByRole('link', { name: 'See your order' }).click();
  await expectHeading(other, /^Order /);
  await other.goto('/profile/orders');
  await expect(other.getByRole('main').getByRole('link', { name: /^Order / })).toHaveCount(1);
});

test('what another device has added meanwhile is said before it is paid', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.expectRefusal(409);
  await comeInAsBuyer(page);
  const { goods } = await fillForPickup(page, [{ quantity: 1 }]);
  await chooseCard(page);
  const before = await pay(page).textContent();
  await callOf(page, 'POST', 'e-com/cart', { store_id: 1, product_id: goods[0]!.id, quantity: 1 });
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was due' })).toBeVisible();
  await expectOpenToEveryone(page);
  await expect(pay(page)).not.toHaveText(before!);
  await pay(page).click();
  await expectHeading(page, /Thank you/);
});

test('a session that ends before the payment goes on where it ended', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.expectRefusal(401);
  const { email } = await comeInAsBuyer(page);
  await fillForPickup(page, [{ quantity: 1 }]);
  await chooseCard(page);
  const sessions = (await callOf(page, 'GET', 'e-com/auth/sessions')) as { id: string; current: boolean }[];
  await callOf(page, 'DELETE', `e-com/auth/sessions/${sessions.find(({ current }) => current)!.id}`);
  await pay(page).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Choose this store: Cellar Door Mission' }).click();
  await expectHeading(page, 'Payment');
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await pay(page).click();
  await expectHeading(page, /Thank you/);
});
