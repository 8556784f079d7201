import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listCategories, listStoreProducts } from 'contract/catalogue/assortment.staff';
import { listProductPictures } from 'contract/catalogue/product-pictures.staff';
import {
  createProduct,
  editOvertaken,
  editProduct,
  getEditedProduct,
  listBrands,
  retireProduct,
} from 'contract/catalogue/products.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownerInvited, roleGiven } from '../../../testing/acts';
import { mia, olive } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { editedWine as bottle, factsOfWine as facts } from '../testing/wines';

const reds = [{ id: 7, name: 'Red Wine', department: 'Wine' }];
const standing = [
  answers(getMe, olive),
  answers(listCategories, reds),
  answers(listBrands, ['Ridge']),
  answers(getEditedProduct, bottle),
  answers(listProductPictures, []),
];

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an owner changes a product, and all else is sent as it was', async () => {
  const saved = answers(editProduct, { id: 12, version: 4 });
  const server = fakeServer(...standing, saved);
  await visit('/products/12');
  await expect.element(page.getByRole('heading', { name: 'Ridge Lytton Springs 2021' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View in the shop' }))
    .toHaveAttribute('href', bottle.address);
  await expectForEveryone();
  await field('Description').fill('Zinfandel from 1901.');
  await field('Varietals').fill('Zinfandel 90\nCarignane 10%');
  await button('Save').click();
  await expect.element(page.getByText('The product is saved')).toBeVisible();
  expect(server.calls.find(({ call }) => call === 'PUT staff/products/12')?.body).toEqual({
    version: 3,
    facts: {
      ...facts,
      description: 'Zinfandel from 1901.',
      varietals: [
        { name: 'Zinfandel', percent: 90 },
        { name: 'Carignane', percent: 10 },
      ],
    },
  });
});

test('what its price was, is, and will be for a while is read in its record', async () => {
  const changed = {
    ...roleGiven,
    kind: 'prices_changed',
    thing: 'product',
    thing_id: '12',
    thing_name: null,
    before: { price_cents: 4000, compare_at_cents: null },
    after: { price_cents: 3250, compare_at_cents: 4000 },
  };
  const planned = {
    ...changed,
    id: ownerInvited.id,
    kind: 'prices_planned',
    before: null,
    after: { price_cents: 2800, compare_at_cents: null, from: '2026-11-27 17:00', until: '2026-11-29 22:00' },
  };
  const server = fakeServer(...standing, answers(listActs, { data: [planned, changed], next: null }));
  await visit('/products/12');
  const record = page.getByRole('region', { name: 'Record' });
  await expect.element(record.getByText('Changed a price')).toBeVisible();
  await expect.element(record.getByText('Price: $40.00 → became $32.50')).toBeVisible();
  await expect.element(record.getByText('Planned a price')).toBeVisible();
  await expect.element(record.getByText('From: 2026-11-27 17:00')).toBeVisible();
  const { query } = server.calls.find(({ call }) => call === 'GET staff/acts')!;
  expect([query.get('thing'), query.get('thing_id')]).toEqual(['product', '12']);
  await expectForEveryone();
});

test('what is wrong is said at its field, before anything is sent', async () => {
  const server = fakeServer(...standing);
  await visit('/products/12');
  await field('Vintage').fill('21');
  await field('Varietals').fill('Zinfandel');
  await button('Save').click();
  await expect.element(field('Vintage')).toHaveFocus();
  await expect.element(page.getByText('Enter a whole number from 1800 to 2200')).toBeVisible();
  await expect.element(page.getByText('Enter a whole number from 1 to 100')).toBeVisible();
  await expectForEveryone();
  expect(server.calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

test('the second of two editors reads what the first has changed, loses nothing, and decides', async () => {
  const server = fakeServer(...standing, refuses(editProduct, editOvertaken));
  await visit('/products/12');
  await field('Description').fill('Mine');
  server.now(answers(getEditedProduct, { ...bottle, version: 4, region: 'Sonoma', abv: 15 }));
  await button('Save').click();
  await expect.element(page.getByText(/They changed: region and alcohol\./)).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Mine');
  await expectForEveryone();

  server.now(answers(editProduct, { id: 12, version: 5 }));
  await button('Save mine instead').click();
  await expect.element(page.getByText('The product is saved')).toBeVisible();
  const last = server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body;
  expect(last).toMatchObject({ version: 4, facts: { description: 'Mine', region: 'Dry Creek Valley' } });
});

test('or takes what the first has saved', async () => {
  const server = fakeServer(...standing, refuses(editProduct, editOvertaken));
  await visit('/products/12');
  await field('Description').fill('Mine');
  server.now(answers(getEditedProduct, { ...bottle, version: 4, description: 'Theirs' }));
  await button('Save').click();
  await button('Show theirs').click();
  await expect.element(field('Description')).toHaveValue('Theirs');
});

test('a product is retired after a question', async () => {
  const server = fakeServer(...standing, answers(retireProduct));
  await visit('/products/12');
  await button('Retire').click();
  const question = page.getByRole('alertdialog', { name: 'Retire this product?' });
  await expect.element(question).toBeVisible();
  await expectForEveryone();
  server.now(answers(getEditedProduct, { ...bottle, retired: true }));
  await question.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect.element(button('Bring back')).toBeVisible();
  await expect.element(page.getByText('Retired', { exact: true })).toBeVisible();
  expect(server.calls.find(({ call }) => call.endsWith('/retired'))?.body).toEqual({ retired: true });
});

test('a new product is typed from nothing and opened when it is created', async () => {
  const server = fakeServer(
    ...standing,
    answers(createProduct, { id: 12, version: 1 }),
    answers(listStoreProducts, { data: [], total_rows: 0, total_pages: 1, page: 1, pageSize: 50 }),
  );
  await visit('/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await button('Create product').click();
  await expect.element(page.getByText('Brand is required')).toBeVisible();
  await expect.element(page.getByText('Choose a category')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('combobox', { name: 'Brand' }).fill('Ridge');
  await field('Name').fill('Geyserville');
  await page.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Wine: Red Wine' }).click();
  await field('Country').fill('United States');
  await field('Region').fill('Alexander Valley');
  await field('Description').fill('A field blend.');
  await page.getByText('Taste, from 1 to 5').click();
  await field('Body').fill('4');
  await button('Create product').click();
  await expect.element(page.getByText('Enter a whole number from 1 to 5').first()).toBeVisible();
  await field('Sweetness').fill('1');
  await field('Acidity').fill('3');
  await field('Tannin').fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Ridge Lytton Springs 2021' })).toBeVisible();
  expect(server.calls.find(({ call }) => call === 'POST staff/products')?.body).toMatchObject({
    brand: 'Ridge',
    name: 'Geyserville',
    category_id: 7,
    vintage: null,
    taste: { body: 4, sweetness: 1, acidity: 3, tannin: 3 },
    varietals: [],
    spirit: null,
    limit_per_customer: null,
  });
});

test('a clerk reads it and changes nothing; what cannot be loaded is asked for again', async () => {
  const server = fakeServer(...standing, answers(getMe, mia), refuses(getEditedProduct, unavailable));
  await visit('/products/12');
  await expect.element(page.getByText('We could not load this product')).toBeVisible();
  server.now(answers(getEditedProduct, bottle));
  await button('Try again').click();
  await expect.element(field('Description')).toBeDisabled();
  await expect.element(button('Save')).not.toBeInTheDocument();
  await expect.element(button('Retire')).not.toBeInTheDocument();
});
