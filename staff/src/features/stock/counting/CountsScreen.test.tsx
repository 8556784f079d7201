import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import { listCategories } from 'contract/catalogue/assortment.staff';
import { listBrands } from 'contract/catalogue/products.staff';
import { getMe } from 'contract/staff';
import {
  beginCount,
  beingCounted,
  getCount,
  listCounts,
  type StockCount,
} from 'contract/stock/counting.staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const count: StockCount = {
  id: '0190b7e0-5f00-7000-8000-0000000000c1',
  name: 'Red wine',
  state: 'waiting',
  begun_by: 'Mia Novak',
  begun_at: '2026-06-02T17:00:00.000Z',
  bottles: 1_200,
  counted: 40,
  why: null,
};
const categories = answers(listCategories, [
  { id: 1, name: 'Red', department: 'Wine' },
  { id: 2, name: 'White', department: 'Wine' },
  { id: 3, name: 'Gin', department: 'Spirits' },
]);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('what is being counted stands in a list, and what was as well', async () => {
  const server = fakeServer(answers(getMe, marco), answersInPages(listCounts, [count]));
  const { address } = await visit('/stock/counts');
  const row = page.getByRole('row').filter({ hasText: 'Red wine' });
  await expect.element(row).toHaveTextContent(/Waiting for approval.*40 of 1,200.*Mia Novak/);
  await expectForEveryone();
  server.now(answersInPages(listCounts, []));
  await page.getByLabelText('Show').selectOptions('Past counts');
  await expect.element(page.getByText('No count is over yet.')).toBeVisible();
  expect(address()).toBe('/stock/counts?show=over');
});

test('a whole department is counted, or what is said beside it is told', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answersInPages(listCounts, []),
    categories,
    refuses(beginCount, beingCounted),
  );
  const { address } = await visit('/stock/counts');
  await expect.element(page.getByText('Nothing is being counted.')).toBeVisible();
  await button('Begin a count').click();
  await expectForEveryone();
  await button('Begin').click();
  await expect.element(page.getByText('Say what you count')).toBeVisible();
  await page.getByRole('button', { name: /Department or category/ }).click();
  await page.getByRole('option', { name: 'Wine', exact: true }).click();
  await button('Begin').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(beingCounted.message);
  server.now(answers(beginCount), answers(getCount, { ...count, state: 'counting', lines: [] }));
  await button('Begin').click();
  await expect.poll(address).toMatch(/^\/stock\/counts\/[\w-]+\?store=1$/);
  const sent = server.calls
    .filter(({ call }) => call === 'POST staff/stores/1/counts')
    .map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ name: 'Wine', category_ids: [1, 2] });
  expect(sent[0]).toEqual(sent[1]);
});

test('a brand is found by its first letters, and a shelf has a name', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answersInPages(listCounts, []),
    categories,
    answers(listBrands, ['Ridge']),
    answers(beginCount),
    answers(getCount, { ...count, state: 'counting', lines: [] }),
  );
  await visit('/stock/counts');
  await button('Begin a count').click();
  await page.getByLabelText('A brand').click();
  await page.getByRole('combobox', { name: 'Brand' }).fill('Ridge');
  await expectForEveryone();
  await page.getByLabelText('A shelf, or bottles of your choice').click();
  await page.getByLabelText('Name of the shelf').fill('Shelf 4');
  await button('Begin').click();
  await expect.element(page.getByText('Nothing counted yet')).toBeVisible();
  const { body } = server.calls.find(({ call }) => call === 'POST staff/stores/1/counts')!;
  expect(body).toEqual({ id: expect.any(String), name: 'Shelf 4' });
});
