import { readFile } from 'node:fs/promises';
import { comeInAsNewcomer } from './customer';
import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

const newPrices = ['11,00', '12', '13,5', '14,25', '15', '16', '17', '18', '19', '1.020,00'];

test('an owner changes ten prices in a spreadsheet, and customers see them', async ({
  page,
  shop,
  watch,
}) => {
  // Before anybody is logged in, the application asks who is here; a broken file is refused.
  watch.expectRefusal(401);
  watch.expectRefusal(422);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Import & export');
  await expectOpenToEveryone(page);
  const storeName = await page.getByRole('combobox', { name: 'Store' }).locator('option:checked').innerText();

  const fetched = page.waitForEvent('download');
  await page.getByRole('link', { name: `Prices: ${storeName}` }).click();
  const exported = await readFile((await (await fetched).path())!, 'utf8');
  const rows = exported.trim().split('\r\n').slice(1, 11);
  const [first, tenth] = [rows[0]!, rows[9]!].map((row) => /^\d+/.exec(row)![0]);

  const choose = async (name: string, table: string | Buffer) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a CSV file' }).click();
    await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) });
  };
  await choose('bottle.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]));
  await expect(page.getByText('This is not a CSV file.')).toBeVisible();

  // A supplier's list has names of its own: what they are is said by hand.
  // Nobody has said it before, also when this journey goes on a second time.
  const theirs = `Artikel;Preis;Liste ${Date.now()}`;
  await choose('supplier.csv', `${theirs}\r\n${first};11,50\r\n`);
  await expect(page.getByRole('heading', { name: 'What are the columns?' })).toBeVisible();
  await page.getByLabel('Artikel').selectOption('number');
  await page.getByLabel('Preis').selectOption('price');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('tab', { name: 'Changed: 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Drop this import' }).click();
  await expectHeading(page, 'Import & export');
  // The next list is read like the one before.
  await choose('supplier.csv', `${theirs}\r\n${first};12,50\r\n`);
  await expect(
    page.getByText('The columns are read the way they were set for an earlier file'),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Changed: 1' })).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Drop this import' }).click();
  await expectHeading(page, 'Import & export');

  const cells = rows.map((row, nth) => `${/^\d+/.exec(row)![0]};${newPrices[nth]};-`);
  await choose('weekend.csv', ['Number;Price;Compare at', ...cells, '999999;5;'].join('\r\n'));
  await expectHeading(page, 'weekend.csv');
  await expect(page.getByText('number: There is no such product')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('tab', { name: 'Changed: 10' }).click();
  await expect(page.getByText('1020.00')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Apply 10 rows' }).click();
  await expect(page.getByText('Applied: 10 rows written')).toBeVisible();

  await comeInAsNewcomer(page, storeName);
  for (const [id, price] of [
    [first, '$11.00'],
    [tenth, '$1,020.00'],
  ] as const) {
    await page.goto(`/products/bottle/${id}`);
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  }
});
