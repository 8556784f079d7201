import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, isAway, refuses } from 'browser/testing/fake-server';
import { getMe } from 'contract/staff';
import { codeUnknown, readBarcode, receiveDelivery } from 'contract/stock/receiving.staff';
import { listShelves } from 'contract/stock/stock.staff';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mia } from '../../../testing/people';
import { scan } from '../../../testing/scan';
import { visit } from '../../../testing/visit';
import { lager, pauillac } from '../testing/bottles';
import { startAnew } from './delivery-draft';

const { waiting: _waiting, ...shelf } = pauillac;
const aCase = answers(readBarcode, { ...shelf, bottles: 12 });
const field = page.getByLabelText('Scan or type a barcode');
const quantity = page.getByLabelText('Bottles of Château Merle Pauillac 2013', { exact: true });
const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(() => startAnew(1));

test('a case adds all its bottles, each time, and the delivery is received', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    aCase,
    answers(receiveDelivery, { products: 1, bottles: 24 }),
  );
  await visit('/stock/receive');
  await expect.element(page.getByText('Nothing scanned yet')).toBeVisible();
  await expectForEveryone();
  await userEvent.type(field, '14006381333938{Enter}');
  await expect.element(heading('12 bottles scanned')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await userEvent.type(field, '14006381333938{Enter}');
  await expect.element(heading('24 bottles scanned')).toBeVisible();
  await page.getByLabelText('Number on the delivery slip').fill('4711');
  await expectForEveryone();
  await page.getByRole('button', { name: 'Receive 24 bottles' }).click();
  await expect.element(page.getByText('Nothing scanned yet')).toBeVisible();
  const sent = server.calls.find(({ call }) => call === 'POST staff/stores/1/deliveries')!.body;
  expect(sent).toMatchObject({ note: '4711', lines: [{ product_id: 50, bottles: 24 }] });
});

test('the scanner is heard wherever the focus is, and types into no other field', async () => {
  fakeServer(answers(getMe, mia), aCase);
  await visit('/stock/receive');
  await userEvent.type(field, '14006381333938{Enter}');
  await expect.element(quantity).toHaveValue(12);
  await quantity.click();
  scan('14006381333938');
  await expect.element(heading('24 bottles scanned')).toBeVisible();
  await expect.element(quantity).toHaveValue(24);
  const note = page.getByLabelText('Number on the delivery slip');
  await note.fill('A-1');
  scan('14006381333938');
  await expect.element(heading('36 bottles scanned')).toBeVisible();
  await expect.element(note).toHaveValue('A-1');
  await expect.element(quantity).toHaveValue(36);
});

test('what nobody knows is said until it is read, and what is not whole as well', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(readBarcode, codeUnknown));
  await visit('/stock/receive');
  await userEvent.type(field, '4006381333931{Enter}');
  await expect.element(page.getByText(codeUnknown.message)).toBeVisible();
  await field.fill('4006381333932');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText(/4006381333932: The last digit/)).toBeVisible();
  server.now(aCase);
  scan('14006381333938');
  await expect.element(heading('12 bottles scanned')).toBeVisible();
  await expect.element(page.getByText(codeUnknown.message)).toBeVisible();
  await expectForEveryone();
  await page.getByRole('button', { name: 'OK' }).first().click();
  await expect.element(page.getByText(codeUnknown.message)).not.toBeInTheDocument();
});

test('a bottle without a code is found by its name', async () => {
  fakeServer(answers(getMe, mia), answersInPages(listShelves, [lager]));
  await visit('/stock/receive');
  await page.getByRole('searchbox', { name: 'Or search by name' }).fill('lager');
  await page.getByRole('button', { name: /Harbor Lager/ }).click();
  await expect.element(heading('1 bottle scanned')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('button', { name: 'Remove Harbor Lager' }).click();
  await expect.element(page.getByText('Nothing scanned yet')).toBeVisible();
});

test('an answer that was lost leaves all that was scanned, and is asked for under the same id', async () => {
  const server = fakeServer(answers(getMe, mia), aCase, isAway(receiveDelivery));
  await visit('/stock/receive');
  await userEvent.type(field, '14006381333938{Enter}');
  await page.getByRole('button', { name: 'Receive 12 bottles' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(quantity).toHaveValue(12);
  server.now(answers(receiveDelivery, { products: 1, bottles: 12 }));
  await page.getByRole('button', { name: 'Receive 12 bottles' }).click();
  await expect.element(page.getByText('Nothing scanned yet')).toBeVisible();
  const ids = server.calls
    .filter(({ call }) => call === 'POST staff/stores/1/deliveries')
    .map(({ body }) => (body as { id: string }).id);
  expect(ids[0]).toBe(ids[1]);
});
