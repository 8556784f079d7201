import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer } from 'browser/testing/fake-server';
import { getMe } from 'contract/staff';
import { getCost, listMargins, putCost } from 'contract/stock/costs.staff';
import { getShelf, listMovements } from 'contract/stock/stock.staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { lager, pauillac } from '../testing/bottles';

const shelf = answers(getShelf, { ...pauillac, under_way: 0, barcodes: [] });
const history = answers(listMovements, { movements: [], more: false });
const cost = { product_id: 50, price: 40, unit_cost: 30, on_hand: 47, worth: 1410, last_cost: 31 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a manager sees what a bottle costs and sets it right', async () => {
  const server = fakeServer(answers(getMe, marco), shelf, history, answers(getCost, cost), answers(putCost));
  await visit('/stock/50?store=1');
  await expect.element(page.getByText('25%')).toBeVisible();
  await expectForEveryone();
  await button('Set the cost').click();
  await page.getByLabelText('Cost of one bottle').fill('much');
  await page.getByRole('textbox', { name: 'Why' }).fill('Invoice 881');
  await button('Save').click();
  await expect.element(page.getByText('Enter an amount like 9.50')).toBeVisible();
  await page.getByLabelText('Cost of one bottle').fill('$42.50');
  await expectForEveryone();
  server.now(answers(getCost, { ...cost, unit_cost: 42.5 }));
  await button('Save').click();
  await expect.element(page.getByText('It is sold for less than it costs.')).toBeVisible();
  expect(server.calls.find(({ call }) => call === 'PUT staff/stores/1/stock/50/cost')!.body).toEqual({
    unit_cost: 42.5,
    why: 'Invoice 881',
    seen: 47,
  });
});

test('a clerk is not told, and nothing asks for it', async () => {
  const server = fakeServer(answers(getMe, mia), shelf, history);
  await visit('/stock/50?store=1');
  await expect.element(page.getByText('On hand', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Cost' })).not.toBeInTheDocument();
  expect(server.calls.map(({ call }) => call)).not.toContain('GET staff/stores/1/stock/50/cost');
});

test('the lowest margin stands first, and what is below cost is marked', async () => {
  const { waiting: _, held: _held, shelf_place: _place, ...beer } = lager;
  fakeServer(answers(getMe, marco), answersInPages(listMargins, [{ ...beer, price: 9, unit_cost: 9.9 }]));
  await visit('/stock/margins?store=1');
  await expect.element(page.getByText('-10%')).toBeVisible();
  await expectForEveryone();
});
