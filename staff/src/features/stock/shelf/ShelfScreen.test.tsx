import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getMe } from 'contract/staff';
import { getCost } from 'contract/stock/costs.staff';
import { putPlace } from 'contract/stock/places.staff';
import { addBarcode, codeTaken, removeBarcode } from 'contract/stock/receiving.staff';
import {
  adjustShelf,
  getShelf,
  listMovements,
  movedMeanwhile,
  type StockMovement,
  shelfNotFound,
} from 'contract/stock/stock.staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { pauillac } from '../testing/bottles';

const moved: StockMovement = {
  number: 90,
  kind: 'received',
  quantity: 24,
  on_hand: 49,
  at: '2026-11-20T18:00:00.000Z',
  person: 'Mia Novak',
  why: null,
  order_number: null,
  delivery_note: '4711',
  count_name: null,
  other_store: null,
};
const sold: StockMovement = {
  ...moved,
  number: 91,
  kind: 'sold',
  quantity: -2,
  on_hand: 47,
  person: null,
  order_number: 'CA1-104001',
  delivery_note: null,
};
const bottle = { ...pauillac, under_way: 0, barcodes: [{ code: '04006381333931', bottles: 1 }] };
const cost = { product_id: 50, price: 40, unit_cost: null, on_hand: 47, worth: null, last_cost: null };
const shelf = [
  answers(getShelf, bottle),
  answers(listMovements, { movements: [sold, moved], more: false }),
  answers(getCost, cost),
];
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a clerk reads why there are 47, and changes nothing', async () => {
  fakeServer(answers(getMe, mia), ...shelf);
  await visit('/stock/50?store=1');
  await expect.element(page.getByText('3 customers wait for it.')).toBeVisible();
  await expect.element(row('Order CA1-104001')).toHaveTextContent(/Sold.*−2.*47.*The shop/);
  await expect.element(row('Delivery 4711')).toHaveTextContent(/Received.*\+24.*49.*Mia Novak/);
  await expect.element(page.getByText('4006381333931')).toBeVisible();
  await expect.element(button('Adjust')).not.toBeInTheDocument();
  await expect.element(button('Add barcode')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('a clerk says where it stands, and reads what is wrong with it', async () => {
  const server = fakeServer(answers(getMe, mia), ...shelf, refuses(putPlace, shelfNotFound));
  await visit('/stock/50?store=1');
  const field = page.getByLabelText('Place on the shelf');
  await expect.element(field).toHaveValue('B 3');
  await field.fill('B 12');
  await button('Save place').click();
  await expect.element(page.getByText(shelfNotFound.message)).toBeVisible();
  await expect.element(field).toHaveValue('B 12');
  server.now(answers(putPlace), answers(getShelf, { ...bottle, shelf_place: 'B 12' }));
  await button('Save place').click();
  await expect.element(page.getByText('The place is saved').first()).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({ shelf_place: 'B 12' });
});

test('older movements come when they are asked for', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    ...shelf,
    answers(listMovements, { movements: [sold], more: true }),
  );
  await visit('/stock/50?store=1');
  await expect.element(row('Order CA1-104001')).toBeVisible();
  server.now(answers(listMovements, { movements: [moved], more: false }));
  await button('Show older').click();
  await expect.element(row('Delivery 4711')).toBeVisible();
  await expect.element(button('Show older')).not.toBeInTheDocument();
  expect(server.calls.at(-1)!.query.get('before')).toBe('91');
});

test('a manager whom a sale has overtaken sees the new number, and what was typed stays', async () => {
  const server = fakeServer(answers(getMe, marco), ...shelf, refuses(adjustShelf, movedMeanwhile));
  await visit('/stock/50?store=1');
  await button('Adjust').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Say why')).toBeVisible();
  await expect.element(dialog.getByText('Enter a number')).toBeVisible();
  await expectForEveryone();
  await userEvent.type(dialog.getByLabelText('How many bottles?'), '2');
  server.now(answers(getShelf, { ...bottle, on_hand: 46 }));
  await userEvent.type(dialog.getByLabelText('Why'), 'Dropped{Enter}');
  await expect.element(dialog.getByText(movedMeanwhile.message)).toBeVisible();
  await expect.element(dialog.getByText('There should be 46 on hand.')).toBeVisible();
  server.now(answers(adjustShelf, { on_hand: 44 }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = server.calls.filter(({ call }) => call.endsWith('adjustments')).map(({ body }) => body);
  expect(sent).toEqual([
    { kind: 'broken', bottles: 2, why: 'Dropped', seen: 47 },
    { kind: 'broken', bottles: 2, why: 'Dropped', seen: 46 },
  ]);
});

test('a manager adds a code and removes one', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    ...shelf,
    refuses(addBarcode, codeTaken),
    answers(removeBarcode),
  );
  await visit('/stock/50?store=1');
  await userEvent.type(page.getByRole('textbox', { name: 'Barcode' }), '4006381333932{Enter}');
  await expect.element(page.getByText(/The last digit of this code does not fit/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Barcode' }).fill('036000291452');
  await button('Add barcode').click();
  await expect.element(page.getByText(codeTaken.message)).toBeVisible();
  await expectForEveryone();
  server.now(answers(addBarcode), answers(getShelf, { ...bottle, barcodes: [] }));
  await button('Add barcode').click();
  await expect.element(page.getByText('A scanner does not know this bottle yet.')).toBeVisible();
  expect(server.calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: 'PUT staff/stores/1/barcodes/00036000291452',
    body: { product_id: 50, bottles: 1 },
  });
});

test('a bottle without a shelf here says so', async () => {
  fakeServer(answers(getMe, mia), refuses(getShelf, shelfNotFound));
  await visit('/stock/50?store=1');
  await expect.element(page.getByText(shelfNotFound.message)).toBeVisible();
  await expectForEveryone();
});
