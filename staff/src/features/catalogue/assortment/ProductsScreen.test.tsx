import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  carryProduct,
  listCategories,
  listStoreProducts,
  stopCarrying,
} from 'contract/catalogue/assortment.staff';
import { productNotFound } from 'contract/catalogue/details';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { wineOnSale } from '../testing/wines';

const sold = wineOnSale(1, 19, 24);
const gone = { ...wineOnSale(2, 25), carried: false };
const retired = { ...wineOnSale(3, 30), retired: true };
const shelves = answersInPages(listStoreProducts, [sold, gone, retired]);
const reds = [{ id: 7, name: 'Red Wine', department: 'Wine' }];
const standing = [answers(getMe, marco), answers(listCategories, reds), shelves];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('a clerk finds products by words, category and store, and changes nothing', async () => {
  const server = fakeServer(...standing, answers(getMe, mia));
  const { address } = await visit('/products');
  await expect.element(page.getByText('Zinfandel 1')).toBeVisible();
  await expect.element(page.getByText('$19.00')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Stop selling|Sell here/ })).not.toBeInTheDocument();
  await expectForEveryone();

  await page.getByRole('searchbox').fill('ridge 2019');
  await page.getByLabelText('Category').selectOptions('Wine: Red Wine');
  await page.getByLabelText('Show').selectOptions('Not sold here');
  await expect.poll(address).toContain('q=ridge');
  await expect
    .poll(() => Object.fromEntries(server.calls.at(-1)!.query))
    .toEqual({ q: 'ridge 2019', category_id: '7', show: 'not_carried' });
  server.now(answersInPages(listStoreProducts, []));
  await page.getByRole('searchbox').fill('ridge 2020');
  await expect.element(page.getByText('Nothing matches “ridge 2020”.')).toBeVisible();
});

test('a manager takes a product into the store, at a price that is one', async () => {
  const server = fakeServer(...standing, answers(carryProduct));
  await visit('/products');
  await button('Sell here: Ridge Zinfandel 2').click();
  const price = dialog.getByLabelText('Price');
  await expect.element(price).toHaveFocus();
  await expect.element(price).toHaveValue('25.00');
  await expectForEveryone();
  await price.fill('free');
  await dialog.getByRole('button', { name: 'Sell here' }).click();
  await expect.element(price).toHaveAccessibleDescription('Enter an amount like 19.99');
  await price.fill('$22.50');
  await dialog.getByRole('button', { name: 'Sell here' }).click();
  await expect.element(page.getByText('The store sells it now')).toBeVisible();
  expect(server.calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: 'PUT staff/stores/1/products/2',
    body: { price: 22.5, compare_at: null },
  });
});

test('what was typed stays where the server refuses', async () => {
  fakeServer(...standing, refuses(carryProduct, productNotFound));
  await visit('/products');
  await button('Sell here: Ridge Zinfandel 2').click();
  await dialog.getByLabelText('Price').fill('22.50');
  await dialog.getByRole('button', { name: 'Sell here' }).click();
  await expect.element(dialog.getByText(productNotFound.message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Price')).toHaveValue('22.50');
});

test('a manager stops selling a product after a question; what is retired is sold by nobody', async () => {
  const server = fakeServer(...standing, answers(stopCarrying));
  await visit('/products');
  await expect.element(page.getByText('Retired', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Zinfandel 3/ })).not.toBeInTheDocument();
  await button('Stop selling: Ridge Zinfandel 1').click();
  const question = page.getByRole('alertdialog', { name: 'Stop selling at Mission Street?' });
  await expect.element(question).toBeVisible();
  await expectForEveryone();
  await question.getByRole('button', { name: 'Stop selling' }).click();
  await expect.element(page.getByText('The store no longer sells it')).toBeVisible();
  expect(server.calls.some(({ call }) => call === 'DELETE staff/stores/1/products/1')).toBe(true);
});

test('products that cannot be loaded are asked for again', async () => {
  const server = fakeServer(...standing, refuses(listStoreProducts, unavailable));
  await visit('/products?store=2');
  await expect.element(page.getByText('We could not load products')).toBeVisible();
  server.now(shelves);
  await button('Try again').click();
  await expect.element(page.getByText('Zinfandel 1')).toBeVisible();
  await expect.element(page.getByText('Embarcadero', { exact: true }).first()).toBeVisible();
});
