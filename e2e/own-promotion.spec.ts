import { goodsAtUsualPrice, putIntoCart } from './buyer';
import { choose } from './choose';
import { comeInAsNewcomer } from './customer';
import { goTo, logInAsStaff } from './staff';
import { expect, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('an owner makes an offer, sees what it would have cost, and a customer has it until it is paused', {
  tag: '@tablet',
}, async ({ page, shop, watch, browser }) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Promotions');
  await page.getByRole('combobox', { name: 'Store' }).selectOption('Cellar Door Mission');
  await expect(page.getByRole('row', { name: /^Mixed cases, all stores/ })).toContainText('Running');
  await page.getByRole('button', { name: 'New promotion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spirits for the holidays');
  await dialog.getByRole('textbox', { name: 'Customers read' }).fill('Holiday spirits');
  await dialog.getByRole('textbox', { name: 'From bottles' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Off, in %' }).fill('15');
  await choose(
    page,
    dialog.getByRole('combobox', { name: 'Add a department or a category' }),
    'All of Spirits',
  );
  await expect(dialog.getByText(/the last \d+ orders here/)).toBeVisible();
  await expectOpenToEveryone(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The promotion is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on: Spirits for the holidays' }).click();
  const row = page.getByRole('row', { name: /^Spirits for the holidays/ });
  await expect(row).toContainText('Running');
  await expectOpenToEveryone(page);

  const context = await browser.newContext({ baseURL: shop.address });
  const customers = await context.newPage();
  const nora = await comeInAsNewcomer(
    { request: context.request, context: () => context },
    'Cellar Door Mission',
  );
  const [spirit] = await goodsAtUsualPrice(nora, 'department=spirits');
  await putIntoCart(nora, [{ id: spirit!.id, quantity: 2 }]);
  await customers.goto('/cart');
  await expect(customers.getByText(/^Holiday spirits, 15% off: you save \$/)).toBeVisible();

  await page.getByRole('button', { name: 'Pause: Spirits for the holidays' }).click();
  await expect(row).toContainText('Paused');
  await customers.reload();
  await expect(customers.getByRole('region', { name: 'In your cart' })).toBeVisible();
  await expect(customers.getByText('Holiday spirits')).toHaveCount(0);
  await context.close();
});
