import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeInAsBuyer, fetchCart, goodsAtUsualPrice, place, putIntoCart } from './buyer';
import { choose } from './choose';
import { comeInAsNewcomer } from './customer';
import { goTo, logInAsStaff } from './staff';
import { expect, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

async function openPromotions(page: Page, shop: { staffAddress: string }) {
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Promotions');
  await page.getByRole('combobox', { name: 'Store' }).selectOption('Cellar Door Mission');
}

type Begun = { name: string; read: string; from: number; percent: number };

async function begin(page: Page, { name, read, from, percent }: Begun) {
  await page.getByRole('button', { name: 'New promotion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Customers read' }).fill(read);
  await dialog.getByRole('textbox', { name: 'From bottles' }).fill(`${from}`);
  await dialog.getByRole('textbox', { name: 'Off, in %' }).fill(`${percent}`);
  return dialog;
}

test('an owner makes an offer, sees what it would have cost, and a customer has it until it is paused', {
  tag: '@tablet',
}, async ({ page, shop, watch, browser }) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await openPromotions(page, shop);
  await expect(page.getByRole('row', { name: /^Mixed cases, all stores/ })).toContainText('Running');
  const dialog = await begin(page, {
    name: 'Spirits for the holidays',
    read: 'Holiday spirits',
    from: 2,
    percent: 15,
  });
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

test('an owner makes codes for one use, takes them away as a table, and the first customer has it', {
  tag: '@tablet',
}, async ({ page, shop, watch, browser }) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await openPromotions(page, shop);
  const dialog = await begin(page, { name: 'Cards at the tasting', read: 'Tasting', from: 1, percent: 10 });
  await dialog.getByRole('radio', { name: 'Whoever orders for the first time' }).check();
  await dialog.getByRole('radio', { name: 'By a code' }).check();
  await expectOpenToEveryone(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Switch on: Cards at the tasting' }).click();
  const row = page.getByRole('row', { name: /^Cards at the tasting/ });
  await expect(row).toContainText('For a first order');
  await expect(row).toContainText('Codes: none yet');
  await page.getByRole('button', { name: 'Edit Cards at the tasting' }).click();
  await dialog.getByRole('textbox', { name: 'How many' }).fill('3');
  await dialog.getByRole('button', { name: 'Make codes' }).click();
  await expect(dialog.getByText('3 codes made, 0 used.')).toBeVisible();
  await expectOpenToEveryone(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download codes' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  const [, code] = /code,used_by_order\r\n([A-Z2-9]{9}),\r\n/.exec(table)!;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Codes: 3 for one use');

  const context = await browser.newContext({ baseURL: shop.address });
  const nora = await comeInAsBuyer({ request: context.request, context: () => context });
  const [spirit] = await goodsAtUsualPrice(nora, 'department=spirits');
  const id = await putIntoCart(nora, [{ id: spirit!.id, quantity: 1 }]);
  await place(nora, { id, due: await fetchCart(nora, id, { codes: [code] }) });
  await context.close();
  await page.reload();
  await expect(row).toContainText('used 1 time');
});
