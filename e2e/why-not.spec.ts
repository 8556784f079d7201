import { comeInAsBuyer } from './buyer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('ship to another state and learn why not', { tag: '@both' }, async ({ page }) => {
  const buyer = await comeInAsBuyer(page);
  const wines = 'e-com/products?store_id=1&department=wine&in_stock=true&sort=price-up&pageSize=10';
  const { data } = (await buyer.call('GET', wines)) as { data: { id: number; allocation: string }[] };
  const bottle = data.find(({ allocation }) => allocation === 'none')!;
  await buyer.call('POST', 'e-com/cart', { store_id: 1, product_id: bottle.id, quantity: 1 });
  const buy = page.getByRole('region', { name: 'Buy' });

  await test.step('is asked for the ZIP code once, beside the bottle', async () => {
    await page.goto(`/products/a-bottle/${bottle.id}`);
    await buy.getByRole('textbox', { name: 'ZIP code' }).fill('60614');
    await buy.getByRole('button', { name: 'Show dates' }).click();
    await expect(buy).toContainText('Chicago, Illinois 60614');
  });

  await test.step('reads which law refuses it, where that is written, and what is possible', async () => {
    await expect(buy).toContainText(/Illinois law doesn't let us ship wine from California\. Pickup is free/);
    await buy.getByText('Why?').click();
    await expect(buy).toContainText('Our source for IL');
    await expectOpenToEveryone(page);
  });

  await test.step('reads the same in the cart, and dates where it may be shipped', async () => {
    await page.goto('/cart');
    await expectHeading(page, 'Cart');
    const promises = page.getByRole('region', { name: 'Delivery and pickup' });
    await expect(promises).toContainText("Illinois law doesn't let us ship");
    await promises.getByRole('button', { name: 'Change the ZIP code' }).click();
    await promises.getByRole('textbox', { name: 'ZIP code' }).fill('95814');
    await promises.getByRole('button', { name: 'Show dates' }).click();
    await expect(promises).toContainText(/Arrives \w{3}, \w{3} \d/);
    await expectOpenToEveryone(page);
  });
});
