import { readFile } from 'node:fs/promises';
import { comeInAsBuyer, fetchCart, goodsAtUsualPrice, place, putIntoCart } from './buyer';
import { goTo, logInAsStaff } from './staff';
import { expect, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('an owner looks at a month, sees what a customer bought a moment ago, and takes it away as a table', {
  tag: '@tablet',
}, async ({ page, shop, watch, browser }) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  const context = await browser.newContext({ baseURL: shop.address });
  const nora = await comeInAsBuyer({ request: context.request, context: () => context });
  const [spirit] = await goodsAtUsualPrice(nora, 'department=spirits');
  const id = await putIntoCart(nora, [{ id: spirit!.id, quantity: 3 }]);

  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Sales');
  await page.getByRole('combobox', { name: /^Store/ }).selectOption('Cellar Door Mission');
  const total = page.getByRole('row', { name: /^Together/ });
  await page.getByRole('combobox', { name: 'Summed by' }).selectOption('department');
  const spirits = page.getByRole('row', { name: /^Spirits/ });
  await expect(total).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Net sales by day' })).toBeVisible();
  await expectOpenToEveryone(page);
  const pieces = async () => {
    const [, text = '0'] = (await spirits.count()) ? await spirits.getByRole('cell').allTextContents() : [];
    return Number(text.replaceAll(/\D/g, ''));
  };
  const before = await pieces();
  await expect(total).toContainText(/\$[\d,.]+\$[\d,.]+\d%$/);

  await place(nora, { id, due: await fetchCart(nora, id) });
  await context.close();
  await page.reload();
  await expect.poll(pieces).toBe(before + 3);
  await expect(page.getByText('What the rest cost is not known.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Summed by' }).selectOption('product');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sales-by-product-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table.split('\r\n')[0]).toContain('Product,Orders,Pieces,Goods,Savings,Returned,Net sales');
  expect(table).toContain(spirit!.name);

  await page.getByRole('main').getByRole('link', { name: 'Not sold' }).click();
  await expect(page.getByRole('heading', { name: 'Not sold', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Store/ })).toHaveValue(/./);
  await expect(page.getByText(/^Together [\d,]+ pieces/)).toBeVisible();
  await expectOpenToEveryone(page);
  const other = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  const rest = await readFile(await (await other).path(), 'utf8');
  expect(rest.split('\r\n').length).toBeGreaterThan(20);

  await page.getByRole('main').getByRole('link', { name: 'Sales tax' }).click();
  await expect(page.getByRole('heading', { name: 'Sales tax', level: 1 })).toBeVisible();
  const city = page.getByRole('row', { name: /^California ?San Francisco/ });
  await expect(city).toContainText('8.625%');
  await expect(page.getByRole('row', { name: /^Together/ })).toContainText(/\$[\d,.]+$/);
  await expectOpenToEveryone(page);
  const taxes = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  expect(await readFile(await (await taxes).path(), 'utf8')).toContain('California,San Francisco,8.625,');
});
