import type { Page } from '@playwright/test';
import { comeInAsBuyer, fillForPickup } from './buyer';
import { logIn, password } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

async function chooseCard(page: Page) {
  await page.goto('/cart-payment');
  await expectHeading(page, 'Payment');
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
}

test('of two tabs that pay, the second one learns that the cart was ordered', async ({ page, context }) => {
  await fillForPickup(await comeInAsBuyer(page), [{ quantity: 1 }]);
  const other = await context.newPage();
  await chooseCard(other);
  await chooseCard(page);
  await pay(page).click();
  await expectHeading(page, /Thank you/);

  // Both keep one cart: the other page knows at once that there is nothing to pay, and what became of the
  // cart once somebody looks at it.
  await other.bringToFront();
  await expect(other.getByText('There is nothing to pay')).toBeVisible();
  await expectOpenToEveryone(other);
  await other.getByRole('link', { name: 'See your order' }).click();
  await expectHeading(other, /^Order /);
  await other.goto('/profile/orders');
  await expect(other.getByRole('main').getByRole('link', { name: /^Order / })).toHaveCount(1);
});

test('what another device has added meanwhile is said before it is paid', { tag: '@phone' }, async ({
  page,
  watch,
}) => {
  watch.expectRefusal(409);
  const buyer = await comeInAsBuyer(page);
  const { goods } = await fillForPickup(buyer, [{ quantity: 1 }]);
  await chooseCard(page);
  const before = await pay(page).textContent();
  await buyer.call('POST', 'e-com/cart', { store_id: 1, product_id: goods[0]!.id, quantity: 1 });
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was due' })).toBeVisible();
  await expectOpenToEveryone(page);
  await expect(pay(page)).not.toHaveText(before!);
  await pay(page).click();
  await expectHeading(page, /Thank you/);
});

test('a session that ends before the payment goes on where it ended', async ({ page, watch }) => {
  watch.expectRefusal(401);
  const buyer = await comeInAsBuyer(page);
  await fillForPickup(buyer, [{ quantity: 1 }]);
  await chooseCard(page);
  const sessions = (await buyer.call('GET', 'e-com/auth/sessions')) as { id: string; current: boolean }[];
  const current = sessions.find((session) => session.current)!;
  // Ended with the press: after an earlier end, another call of the page would already lead to the log-in.
  const endSession = () => buyer.call('DELETE', `e-com/auth/sessions/${current.id}`, { password });
  await page.route('**/e-com/purchase-order', (route) => endSession().then(() => route.continue()), {
    times: 1,
  });
  await pay(page).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, buyer.email);
  await page.getByRole('button', { name: 'Choose this store: Cellar Door Mission' }).click();
  await expectHeading(page, 'Payment');
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await pay(page).click();
  await expectHeading(page, /Thank you/);
});
