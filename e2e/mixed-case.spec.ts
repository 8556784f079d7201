import { comeInAsBuyer, fetchCart, goodsAtUsualPrice, putIntoCart } from './buyer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('four wines are told of the mixed case, six have it, and the order still says so', {
  tag: '@both',
}, async ({ page }) => {
  const ines = await comeInAsBuyer(page);
  const [one, other] = await goodsAtUsualPrice(ines, 'department=wine');
  const wines = [one!, other!].map(({ id }) => ({ id, quantity: 2 }));
  await fetchCart(ines, await putIntoCart(ines, wines));

  const lines = page.getByRole('region', { name: 'In your cart' });
  const summary = page.getByRole('region', { name: 'Summary' });
  await page.goto('/cart');
  await expect(lines).toContainText('Mixed case of wine: add 2 more for 5% off.');
  await expect(summary).not.toContainText('You save');
  await expectOpenToEveryone(page);

  const more = lines.getByRole('button', { name: /^Increase Quantity of/ }).first();
  await more.click();
  await more.click();
  await expect(lines.getByText(/^Mixed case of wine, 5% off: you save \$/)).toHaveCount(2);
  await expect(lines).not.toContainText('add 2 more');
  await expect(summary).toContainText('You save');
  await expectOpenToEveryone(page);

  await page.goto('/cart-payment');
  await expectHeading(page, 'Payment');
  await expect(page.getByText(/^Mixed case of wine, 5% off: you save \$/)).toHaveCount(2);
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expectHeading(page, /Thank you/);
  await page.getByRole('link', { name: /order/i }).first().waitFor();
  await page.goto('/profile/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await expectHeading(page, /^Order /);
  await expect(page.getByText('Mixed case of wine, 5% off', { exact: true })).toHaveCount(2);
  await expect(page.getByText('You saved')).toBeVisible();
  await expectOpenToEveryone(page);
});
