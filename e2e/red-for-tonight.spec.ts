import { comeInAsBuyer } from './buyer';
import { expect, expectHeading, test } from './test';

test('a red for steak under $30 for tonight is found by saying so, and ordered for the first time that is offered', {
  tag: ['@phone', '@tablet'],
}, async ({ page }) => {
  await comeInAsBuyer(page);
  await page.goto('/products');
  const search = page.getByRole('combobox', { name: 'Search the shop' });

  await test.step('the price and the day are read as choices that can be taken back', async () => {
    await search.fill('red for steak under $30 tonight');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=red(\+|%20)for(\+|%20)steak&max_price=30&in_stock=true$/);
    const chosen = page.getByRole('list', { name: 'Chosen' });
    await expect(chosen.getByRole('button', { name: /Up to \$30/ })).toBeVisible();
    await expect(chosen.getByRole('button', { name: /In stock/ })).toBeVisible();
    await expect(search).toHaveValue('red for steak');
  });

  await test.step('the first that is found costs no more', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await expect(page.getByText(/ is in your cart\./).first()).toBeVisible();
    await page.goto('/cart-address');
    await expectHeading(page, 'Pickup or delivery');
    const sums = (await page.getByRole('region', { name: 'Summary' }).textContent())!;
    expect(Number(/1 item\$(\d+\.\d\d)/.exec(sums)![1])).toBeLessThanOrEqual(30);
  });

  await test.step('it is picked up at the first time: today, while the store still hands out', async () => {
    await page.getByRole('radio', { name: /^Pickup/ }).check();
    const when = page.getByRole('region', { name: 'When?' });
    await when.getByRole('radio', { disabled: false }).first().check();
    const goOn = page.getByRole('button', { name: 'Continue to payment' });
    await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
    await goOn.click();
    await expectHeading(page, 'Payment');
    await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expectHeading(page, /Thank you/);
  });
});
