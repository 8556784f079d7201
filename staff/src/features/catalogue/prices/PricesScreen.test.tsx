import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import { listCategories, listStoreProducts } from 'contract/catalogue/assortment.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listCosts } from 'contract/stock/costs.staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { wineOnSale } from '../testing/wines';

const wines = [wineOnSale(1, 19), wineOnSale(2, 25, 30), wineOnSale(3, 60)];
const shelves = answersInPages(listStoreProducts, wines);
const costs = answers(listCosts, [
  { product_id: 1, price: 19, unit_cost: 9.5 },
  { product_id: 2, price: 25, unit_cost: null },
]);
const standing = [answers(getMe, marco), answers(listCategories, []), shelves, costs];

const cell = (name: string) => page.getByRole('textbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

/** As a spreadsheet puts it on the clipboard. */
function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
}

test('prices are pasted over a column, looked at and saved at once', async () => {
  const server = fakeServer(...standing, answers(changePrices, { changed: 3, overtaken: [] }));
  await visit('/prices');
  await cell('Price: Ridge Zinfandel 1').click();
  paste('$17.00\n22.50\n1,050');
  await expect.element(page.getByText('3 products changed')).toBeVisible();
  await expect.element(cell('Price: Ridge Zinfandel 3')).toHaveValue('1,050');
  await expect.element(page.getByText('was $60.00')).toBeVisible();
  await expectForEveryone();

  await button('Review and save').click();
  await expect.element(dialog.getByText('$1,050.00')).toBeVisible();
  await expect.element(dialog.getByText('+1,650%')).toBeVisible();
  await expect.element(dialog.getByText('1 price changes by half or more.')).toBeVisible();
  await expectForEveryone();
  await button('Save 3 prices').click();
  await expect.element(page.getByText('3 prices saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls.find(({ call }) => call === 'PUT staff/stores/1/prices')?.body).toEqual({
    changes: [
      { product_id: 1, was: { price: 19, compare_at: null }, price: 17, compare_at: null },
      { product_id: 2, was: { price: 25, compare_at: 30 }, price: 22.5, compare_at: 30 },
      { product_id: 3, was: { price: 60, compare_at: null }, price: 1050, compare_at: null },
    ],
  });
});

test('arrows and Enter move through the sheet, and Ctrl+Z takes a step back', async () => {
  fakeServer(...standing);
  await visit('/prices');
  await cell('Price: Ridge Zinfandel 1').click();
  await userEvent.keyboard('18{Enter}24{ArrowRight}');
  await expect.element(cell('Compare at: Ridge Zinfandel 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cell('Compare at: Ridge Zinfandel 1')).toHaveFocus();
  await expect.element(page.getByText('2 products changed')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(cell('Price: Ridge Zinfandel 2')).toHaveValue('25.00');
  await expect.element(page.getByText('1 product changed')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(cell('Price: Ridge Zinfandel 1')).toHaveValue('19.00');
});

test('a wrong price says so and is not saved', async () => {
  fakeServer(...standing);
  await visit('/prices');
  await cell('Compare at: Ridge Zinfandel 1').fill('12');
  await expect
    .element(cell('Compare at: Ridge Zinfandel 1'))
    .toHaveAccessibleDescription('Enter more than the price, or nothing');
  await expectForEveryone();
  await button('Review and save').click();
  await expect.element(page.getByText('Correct the marked prices first.')).toBeVisible();
  await expect.element(button(/^Save 1/)).toBeDisabled();
});

test('what somebody else has changed meanwhile stays typed, and is saved over it when asked again', async () => {
  const overtaken = [{ product_id: 1, price: 21, compare_at: null }];
  const server = fakeServer(...standing, answers(changePrices, { changed: 0, overtaken }));
  await visit('/prices');
  await cell('Price: Ridge Zinfandel 1').fill('17');
  await button('Review and save').click();
  await button('Save 1 price').click();
  await expect.element(page.getByText(/Somebody else has changed this to \$21\.00/)).toBeVisible();
  await expect.element(cell('Price: Ridge Zinfandel 1')).toHaveValue('17');
  await expectForEveryone();

  server.now(answers(changePrices, { changed: 1, overtaken: [] }));
  await button('Review and save').click();
  await button('Save 1 price').click();
  await expect.element(page.getByText('1 price saved')).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    changes: [{ was: { price: 21, compare_at: null }, price: 17 }],
  });
});

test('what is typed is kept where the server is away, and where somebody looks elsewhere', async () => {
  const server = fakeServer(...standing, refuses(changePrices, unavailable));
  await visit('/prices');
  await cell('Price: Ridge Zinfandel 1').fill('17');
  await button('Review and save').click();
  await button('Save 1 price').click();
  await expect.element(dialog.getByText(unavailable.message)).toBeVisible();
  await button('Go back').click();
  await page.getByRole('link', { name: 'Products' }).click();
  await expect.element(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect.element(cell('Price: Ridge Zinfandel 1')).toHaveValue('17');
  server.now(answersInPages(listStoreProducts, []));
  await page.getByRole('searchbox').fill('nothing like it');
  await expect.element(page.getByText('Nothing matches “nothing like it”.')).toBeVisible();
  await expect.element(page.getByText('1 product changed')).toBeVisible();
  await button('Discard').click();
  await expect.element(page.getByText('Nothing is changed')).toBeVisible();
});

test('prices that cannot be loaded are asked for again', async () => {
  const server = fakeServer(...standing, refuses(listStoreProducts, unavailable));
  await visit('/prices');
  await expect.element(page.getByText('We could not load prices')).toBeVisible();
  server.now(shelves);
  await button('Try again').click();
  await expect.element(cell('Price: Ridge Zinfandel 1')).toBeVisible();
});

test('the margin of a price is told as it is typed, and that it is below cost', async () => {
  fakeServer(...standing);
  await visit('/prices');
  await expect.element(page.getByText('margin 50%')).toBeVisible();
  await cell('Price: Ridge Zinfandel 1').fill('9.00');
  await expect.element(page.getByText('below cost of $9.50')).toBeVisible();
  await expectForEveryone();
});
