import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { comeInAsBuyer, fetchCart, place } from './buyer';
import { tapEntry } from './choose';
import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

const label = path.join(import.meta.dirname, '../demo/masters/store-mission-street.avif');

async function choose(page: Page, field: Locator, option: string) {
  await field.click();
  await tapEntry(page.getByRole('option', { name: option, exact: true }));
}

const loaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]))
    .toEqual([true, true]);

test('an owner makes a new bottle with a picture, turned and cropped, and a customer finds and buys it', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Products');
  await page.getByRole('link', { name: 'New product' }).click();
  await expectHeading(page, 'New product');
  await page.getByRole('combobox', { name: 'Brand' }).fill('Quinta da Prova');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tinto Velho');
  await choose(page, page.getByRole('button', { name: /Category/ }), 'Wine: Red Wine');
  await page.getByRole('textbox', { name: 'Vintage' }).fill('2020');
  await page.getByRole('textbox', { name: 'Country' }).fill('Portugal');
  await page.getByRole('textbox', { name: 'Region' }).fill('Douro');
  await page.getByRole('textbox', { name: 'Description' }).fill('A field blend from old terraces.');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expectHeading(page, 'Quinta da Prova Tinto Velho 2020');

  const pictures = page.getByRole('list', { name: 'Pictures' });
  await page.locator('input[type=file]').setInputFiles(label);
  await loaded(pictures.getByRole('img').first());
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Edit picture 1' }).click();
  await loaded(page.getByRole('dialog').locator('img'));
  await page.getByRole('button', { name: 'Turn' }).click();
  await page.getByRole('checkbox', { name: 'Crop to the shape of the card' }).check();
  const frame = page.getByRole('region', { name: /What is kept/ });
  const size = await frame.boundingBox();
  await frame.focus();
  await page.keyboard.press('-');
  await page.keyboard.press('Shift+ArrowDown');
  expect((await frame.boundingBox())!.width).toBeLessThan(size!.width);
  await expectOpenToEveryone(page);
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill('A terrace above the Douro');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const shown = pictures.getByRole('img', { name: 'A terrace above the Douro' });
  await loaded(shown);
  const { naturalWidth, naturalHeight } = await shown.evaluate((image: HTMLImageElement) => ({
    naturalWidth: image.naturalWidth,
    naturalHeight: image.naturalHeight,
  }));
  expect(naturalWidth / naturalHeight).toBeCloseTo(3 / 4, 1);

  await goTo(page, 'Products');
  await page.getByRole('searchbox').fill('Tinto Velho');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Store' }).locator('option:checked')).toHaveText(
    'Cellar Door Lincoln Park',
  );
  await page.getByRole('button', { name: /^Sell here: Quinta/ }).click();
  await page.getByRole('textbox', { name: 'Price' }).fill('24');
  await page.getByRole('dialog').getByRole('button', { name: 'Sell here' }).click();
  await expect(page.getByRole('button', { name: /^Stop selling: Quinta/ })).toBeVisible();
  await goTo(page, 'Stock');
  await page.getByRole('searchbox').fill('Tinto Velho');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: /Tinto Velho/ }).click();
  await page.getByRole('button', { name: 'Adjust' }).click();
  await page.getByText('More than there should be').click();
  await page.getByLabel('How many bottles?').fill('12');
  await page.getByRole('textbox', { name: 'Why' }).fill('The first case');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('dt:text-is("On hand") + dd')).toHaveText('12');

  const buyer = await comeInAsBuyer(page, 'Cellar Door Lincoln Park');
  await page.goto('/products?q=tinto velho');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText('$24.00');
  await card.getByRole('link').first().click();
  await expectHeading(page, 'Tinto Velho 2020');
  await loaded(page.getByRole('img', { name: 'A terrace above the Douro' }).first());
  await expectOpenToEveryone(page);
  const product_id = Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)![1]);
  const stores = (await buyer.call('GET', 'e-com/stores')) as { id: number; name: string }[];
  const store_id = stores.find(({ name }) => name === 'Cellar Door Lincoln Park')!.id;
  const cart = (await buyer.call('POST', 'e-com/cart', { store_id, product_id, quantity: 2 })) as {
    id: string;
  };
  const { number } = await place(buyer, { id: cart.id, due: await fetchCart(buyer, cart.id) });
  expect(number).toMatch(/^IL/);
});
