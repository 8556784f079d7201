import { buyForPickup } from './buyer';
import { openCounter } from './counter';
import { handsOver } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('an order arrives by itself, is picked, and is handed over for an ID @both @tablet', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  await page.getByRole('link', { name: /^To pick/ }).click();

  const { number } = await buyForPickup(customer, [{ quantity: 2 }]);
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).click();
  await expectHeading(page, `Order ${number}`);
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Start picking' }).click();
  await expect(page.getByText(/You are picking this order/)).toBeVisible();
  await page.getByRole('link', { name: 'Pick', exact: true }).click();
  await expectHeading(page, `Pick ${number}`);
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: /^All 2 of/ }).click();
  await expect(page.getByText('2 of 2 in the bag', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expectHeading(page, `Order ${number}`);
  const dialog = await handsOver(page);
  await dialog.getByLabel('Driver’s license').check();
  await dialog.getByLabel('Old enough, valid, and in this name').check();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('ID checked: driver’s license.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});
