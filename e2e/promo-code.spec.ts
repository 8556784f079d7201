import { comeInAsBuyer, fetchCart, goodsAtUsualPrice, place, putIntoCart } from './buyer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('a code is typed in the cart, takes something off the glasses alone, and stands in the order', {
  tag: '@both',
}, async ({ page, watch }) => {
  const ines = await comeInAsBuyer(page);
  const [glass] = await goodsAtUsualPrice(ines, 'category=glassware');
  const [beer] = await goodsAtUsualPrice(ines, 'department=beer');
  const lines = [glass!, beer!].map(({ id }) => ({ id, quantity: 1 }));
  await fetchCart(ines, await putIntoCart(ines, lines));

  const summary = page.getByRole('region', { name: 'Summary' });
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await page.goto('/cart');
  watch.expectRefusal(422);
  await field.fill('GLAS15');
  await field.press('Enter');
  await expect(page.getByText('We don’t know this code. Check it character by character.')).toBeVisible();
  await expectOpenToEveryone(page);
  await field.fill('glass 15');
  await field.press('Enter');
  const codes = page.getByRole('list', { name: 'Promo codes' });
  await expect(codes).toContainText(/GLASS15\$[\d.]+ off/);
  await expect(page.getByText(/^Glasses for readers, 15% off \(GLASS15\): you save \$/)).toHaveCount(1);
  await expect(summary).toContainText('You save');
  await expectOpenToEveryone(page);

  await page.goto('/cart-payment');
  await expectHeading(page, 'Payment');
  await page.getByRole('button', { name: 'Remove: GLASS15' }).click();
  await expect(summary).not.toContainText('You save');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('GLASS15');
  await page.getByRole('button', { name: 'Apply: Promo code' }).click();
  await expect(summary).toContainText('You save');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expectHeading(page, /Thank you/);
  await page.goto('/profile/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await expectHeading(page, /^Order /);
  await expect(page.getByText('Glasses for readers, 15% off (GLASS15)', { exact: true })).toBeVisible();
  await expectOpenToEveryone(page);
});

test('a welcome is for a first order alone', { tag: '@both' }, async ({ page }) => {
  const ines = await comeInAsBuyer(page);
  const [tool] = await goodsAtUsualPrice(ines, 'category=bar-tools');
  const lines = [{ id: tool!.id, quantity: 1 }];
  const codes = page.getByRole('list', { name: 'Promo codes' });
  const applyWelcome = async () => {
    await page.goto('/cart');
    await page.getByRole('textbox', { name: 'Promo code' }).fill('welcome20');
    await page.getByRole('button', { name: 'Apply: Promo code' }).click();
  };

  const id = await putIntoCart(ines, lines);
  await applyWelcome();
  await expect(codes).toContainText(/WELCOME20\$[\d.]+ off/);
  await place(ines, { id, due: await fetchCart(ines, id) });
  await putIntoCart(ines, lines);
  await applyWelcome();
  await expect(codes).toContainText('This code is only for a first order.');
  await expectOpenToEveryone(page);
});
