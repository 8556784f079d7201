import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { fault } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listMatchingLabels, listShelfLabels, tooManyLabels } from 'contract/stock/labels.staff';
import { listShelves } from 'contract/stock/stock.staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { lager, pauillac } from '../testing/bottles';

const label = {
  product_id: 50,
  brand: 'Château Merle',
  name: 'Pauillac',
  vintage: 2013,
  size_ml: 750,
  pack_count: 1,
  price: 34.5,
  compare_at: 39,
  code: '12345678905',
};
const shelves = { data: [pauillac, lager], total_rows: 2, total_pages: 1, page: 1, pageSize: 20 };

test('bottles are chosen in the stock, and their labels tell name, price, size and code', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(listShelves, shelves),
    answers(listShelfLabels, [label, { ...label, product_id: 51, name: 'Lager', code: null }]),
  );
  await visit('/stock');
  await page.getByLabelText(/^Select Château Merle/).click();
  await page.getByLabelText(/^Select Harbor/).click();
  await page.getByRole('link', { name: 'Shelf labels' }).click();
  await expect.element(page.getByText('Pauillac 2013')).toBeVisible();
  await expect.element(page.getByText('$34.50').first()).toBeVisible();
  await expect.element(page.getByText('12345678905')).toBeVisible();
  expect(document.querySelectorAll('[data-code]')).toHaveLength(1);
  expect(server.calls.at(-1)?.query.get('products')).toBe('50,51');
  await expectForEveryone();
});

test('all that match a search are chosen at once; another search is another choice', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(listShelves, { ...shelves, total_rows: 812, total_pages: 41 }),
    answers(listMatchingLabels, [label]),
  );
  const chooseAll = async () => {
    await page.getByLabelText('Select all bottles on this page').click();
    await page.getByRole('button', { name: 'Select all 812 that match' }).click();
  };
  await visit('/stock?q=merle');
  await chooseAll();
  await page.getByRole('searchbox', { name: 'Search bottles' }).fill('harbor');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 812 that match' }).click();
  await page.getByRole('link', { name: 'Shelf labels' }).click();
  await expect.element(page.getByText('Pauillac 2013')).toBeVisible();
  expect(server.calls.at(-1)?.query.get('q')).toBe('harbor');
  await expectForEveryone();
});

test('more labels than anybody cuts apart are refused in words, and none are none', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(listMatchingLabels, tooManyLabels));
  await visit('/stock/labels?all=true');
  await expect.element(page.getByText(/more than 1,000 labels/)).toBeVisible();
  server.now(answers(listMatchingLabels, []));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing to print')).toBeVisible();
});

test('without bottles there is nothing to print, and what failed is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(listShelfLabels, fault));
  await visit('/stock/labels');
  await expect.element(page.getByText('Nothing to print')).toBeVisible();
  await visit('/stock/labels?products=50');
  await expect.element(page.getByText('We could not load the labels')).toBeVisible();
  server.now(answers(listShelfLabels, [label]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Pauillac 2013')).toBeVisible();
});
