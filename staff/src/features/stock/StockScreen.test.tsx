import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { codeUnknown, readBarcode } from 'contract/stock/receiving.staff';
import { getShelf, listLowShelves, listMovements, listShelves } from 'contract/stock/stock.staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../testing/people';
import { scan } from '../../testing/scan';
import { visit } from '../../testing/visit';
import { lager, pauillac } from './testing/bottles';

const shelves = [
  answersInPages(listShelves, [pauillac, lager]),
  answersInPages(listLowShelves, [lager]),
  answers(getShelf, { ...pauillac, under_way: 0, barcodes: [] }),
  answers(listMovements, { movements: [], more: false }),
];
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a clerk sees what is on hand, and opens a bottle', async () => {
  fakeServer(answers(getMe, mia), ...shelves);
  const { address } = await visit('/stock');
  await expect.element(row('Château Merle Pauillac 2013')).toHaveTextContent(/47.*2.*45/);
  await expect.element(row('Harbor Lager')).toHaveTextContent('pack of 6');
  await expectForEveryone();
  await page.getByRole('link', { name: /Pauillac/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Château Merle Pauillac 2013' })).toBeVisible();
  expect(address()).toBe('/stock/50?store=1');
});

test('what is low says how many customers wait', async () => {
  const server = fakeServer(answers(getMe, marco), ...shelves);
  await visit('/stock?store=2');
  await page.getByLabelText('Show').selectOptions('Low stock');
  await expect.element(page.getByRole('columnheader', { name: 'Customers waiting' })).toBeVisible();
  await expect.element(row('Harbor Lager')).toBeVisible();
  await expectForEveryone();
  expect(server.calls.map(({ call }) => call)).toContain('GET staff/stores/2/low-stock');
});

test('words narrow the list, and nothing found is said', async () => {
  fakeServer(answers(getMe, mia), ...shelves, answersInPages(listShelves, []));
  const { address } = await visit('/stock');
  await page.getByRole('searchbox', { name: 'Search bottles' }).fill('chablis 2013');
  await expect.element(page.getByText('Nothing matches “chablis 2013”.')).toBeVisible();
  expect(address()).toContain('q=chablis');
  await expectForEveryone();
});

test('a scanned code opens its bottle; one that nobody knows says so', async () => {
  const server = fakeServer(answers(getMe, mia), ...shelves, refuses(readBarcode, codeUnknown));
  const { address } = await visit('/stock');
  await expect.element(row('Harbor Lager')).toBeVisible();
  scan('4006381333931');
  await expect.element(page.getByRole('alert')).toHaveTextContent(codeUnknown.message);
  server.now(answers(readBarcode, { ...pauillac, bottles: 12 }));
  scan('14006381333938');
  await expect.element(page.getByRole('heading', { name: 'Château Merle Pauillac 2013' })).toBeVisible();
  expect(address()).toBe('/stock/50?store=1');
});

test('a list that could not be had is asked for again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(listShelves, unavailable));
  await visit('/stock');
  await expect.element(page.getByText('We could not load bottles')).toBeVisible();
  server.now(...shelves);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Harbor Lager')).toBeVisible();
});
