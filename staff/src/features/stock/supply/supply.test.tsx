import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { readBarcode } from 'contract/stock/receiving.staff';
import { listSuppliers, putSupplier, supplierNamed } from 'contract/stock/suppliers.staff';
import {
  draftSupplyOrder,
  getSupplyOrder,
  listSupplyOrders,
  proposeSupply,
  sendSupplyOrder,
} from 'contract/stock/supply-orders.staff';
import { getArrival, receiveSupply } from 'contract/stock/supply-receiving.staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';
import { lager, pauillac } from '../testing/bottles';
import { forget } from './arrival-draft';

const id = '0190b7e0-5f00-7000-8000-0000000000e1';
const supplierId = '0190b7e0-5f00-7000-8000-0000000000e2';
const supplier = {
  id: supplierId,
  name: 'Golden Gate Wines',
  contact: 'Sam Ortiz',
  email: 'sam@golden-gate.example',
  phone: '',
  customer_number: 'C-77',
  note: '',
  retired: false,
  version: 1,
};
const listed = {
  id,
  number: 12,
  supplier: { id: supplierId, name: supplier.name },
  state: 'draft' as const,
  expected_on: '2026-06-12',
  made_by: 'Marco Silva',
  made_at: '2026-06-02T17:00:00.000Z',
  sent_at: null,
  bottles: 0,
  received: 0,
};
const draft: Wire<typeof getSupplyOrder> = {
  ...listed,
  contact: 'Sam Ortiz',
  email: '',
  phone: '',
  customer_number: 'C-77',
  note: '',
  version: 1,
  lines: [],
  deliveries: [],
};
const { waiting: _, on_hand: _hand, held: _held, shelf_place: _place, ...bottle } = pauillac;
const { waiting: _waiting, on_hand: _there, held: _promised, shelf_place: _shelf, ...beer } = lager;
const line = { ...bottle, cases: 2, case_size: 6, bottles: 12, received: 0, damaged: 0, unit_cost: 18.25 };
const sentOrder: Wire<typeof getSupplyOrder> = {
  ...draft,
  state: 'sent',
  sent_at: '2026-06-02T18:00:00.000Z',
  bottles: 12,
  version: 3,
  lines: [line],
};
const arrival: Wire<typeof getArrival> = {
  id,
  number: 12,
  supplier: supplier.name,
  expected_on: '2026-06-12',
  over: false,
  lines: [{ ...bottle, bottles: 12, received: 0, damaged: 0 }],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (server: ReturnType<typeof fakeServer>, call: string) =>
  server.calls.filter((each) => each.call === call).map(({ body }) => body);

test('a manager chooses from whom to order', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answersInPages(listSupplyOrders, []),
    answersInPages(listSuppliers, [supplier]),
    answers(draftSupplyOrder),
    answers(getSupplyOrder, draft),
  );
  const { address } = await visit('/stock/supply?store=1');
  await expect.element(page.getByText('No supplier has an open order.')).toBeVisible();
  await button('New supply order').click();
  await expectForEveryone();
  await button(supplier.name).click();
  await expect
    .element(page.getByRole('heading', { name: 'Supply order 12 from Golden Gate Wines' }))
    .toBeVisible();
  const [made] = server.calls.filter(({ call }) => call.startsWith('PUT'));
  expect(made!.body).toEqual({ supplier_id: supplierId, expected_on: null, note: '', lines: [], seen: null });
  expect(address()).toContain(made!.call.split('/').at(-1));
});

test('what is low is proposed, and what nobody chose stays out', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(draftSupplyOrder),
    answers(getSupplyOrder, draft),
    answers(proposeSupply, [
      { ...bottle, free: 1, waiting: 3, known: true, cases: 3, case_size: 6, unit_cost: 18.25 },
      { ...beer, free: 0, waiting: 0, known: false, cases: 12, case_size: 1, unit_cost: null },
    ]),
  );
  await visit(`/stock/supply/${id}?store=1&low=true`);
  await expect.element(page.getByRole('checkbox', { name: /Pauillac/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Lager/ })).not.toBeChecked();
  await expect.element(page.getByText('1 free, 3 customers wait, sent before')).toBeVisible();
  await expectForEveryone();
  await button('Add 1 line').click();
  await expect
    .poll(() => sent(server, `PUT staff/stores/1/supply-orders/${id}`))
    .toMatchObject([{ lines: [{ product_id: 50, cases: 3, case_size: 6, unit_cost: 18.25 }], seen: 1 }]);
});

test('a draft takes what is typed, and only what is a cost', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getSupplyOrder, { ...draft, lines: [{ ...line, unit_cost: null }], bottles: 12 }),
    answers(draftSupplyOrder),
    answers(sendSupplyOrder),
  );
  await visit(`/stock/supply/${id}?store=1`);
  await expectForEveryone();
  const cost = page.getByLabelText('Cost of one bottle of Château Merle Pauillac 2013');
  await cost.fill('cheap');
  await userEvent.tab();
  await expect.element(page.getByText('Enter an amount like 9.50')).toBeVisible();
  expect(sent(server, `PUT staff/stores/1/supply-orders/${id}`)).toEqual([]);
  await cost.fill('17.5');
  await userEvent.tab();
  await expect
    .poll(() => sent(server, `PUT staff/stores/1/supply-orders/${id}`))
    .toMatchObject([{ lines: [{ product_id: 50, cases: 2, case_size: 6, unit_cost: 17.5 }], seen: 1 }]);
  server.now(answers(getSupplyOrder, sentOrder));
  await button('Mark as sent').click();
  await expect.element(page.getByRole('link', { name: 'Receive' })).toBeVisible();
  await expect.element(page.getByText('$219.00')).toBeVisible();
  await expectForEveryone();
});

test('a change that the server has not answered outlives what is read meanwhile', async () => {
  const changed = waits(answers(draftSupplyOrder));
  const server = fakeServer(
    answers(getMe, marco),
    answers(getSupplyOrder, { ...draft, lines: [line], bottles: 12 }),
    changed.answering,
  );
  const { bell } = await visit(`/stock/supply/${id}?store=1`);
  const kept = () => sent(server, `PUT staff/stores/1/supply-orders/${id}`);
  await button('Increase Cases of Château Merle Pauillac 2013').click();
  await expect.poll(() => kept().length).toBe(1);
  bell.ring('1:supply');
  await expect.poll(() => sent(server, `GET staff/stores/1/supply-orders/${id}`).length).toBe(2);
  await page.getByLabelText('Cost of one bottle of Château Merle Pauillac 2013').fill('17.5');
  await userEvent.tab();
  changed.go();
  await expect.poll(kept).toMatchObject([
    { lines: [{ cases: 3, unit_cost: 18.25 }], seen: 1 },
    { lines: [{ cases: 3, unit_cost: 17.5 }], seen: 2 },
  ]);
});

test('a clerk receives by scanner, says why it is short, and what was scanned outlives a lost answer', async () => {
  forget(id);
  const receiveSix = page.getByRole('button', { name: 'Receive 6 bottles' });
  const open = { ...listed, state: 'sent' as const, bottles: 12 };
  const server = fakeServer(
    answers(getMe, mia),
    answersInPages(listSupplyOrders, [open]),
    answers(getArrival, arrival),
    answers(readBarcode, { ...bottle, on_hand: 1, held: 0, bottles: 6 }),
    isAway(receiveSupply),
  );
  await visit('/stock/supply?store=1');
  await expect.element(button('New supply order')).not.toBeInTheDocument();
  await page.getByRole('link', { name: '12 from Golden Gate Wines' }).click();
  await userEvent.type(page.getByLabelText('Scan or type a barcode'), '14006381333938{Enter}');
  await expect.element(receiveSix).toBeVisible();
  await page.getByRole('checkbox', { name: '6 bottles are missing and do not come anymore' }).click();
  await receiveSix.click();
  await expect.element(page.getByText('Say why')).toBeVisible();
  await expectForEveryone();
  await page.getByLabelText('Why').fill('The rest is sold out');
  await receiveSix.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  server.now(answers(receiveSupply, { bottles: 6, over: true }));
  await receiveSix.click();
  await expect.element(page.getByRole('heading', { name: 'Supply orders' })).toBeVisible();
  const bodies = sent(server, `POST staff/stores/1/supply-orders/${id}/deliveries`) as {
    delivery_id: string;
  }[];
  expect(bodies.at(-1)).toMatchObject({
    lines: [{ product_id: 50, bottles: 6, damaged: 0 }],
    closes: true,
    why: 'The rest is sold out',
  });
  expect(bodies[0]!.delivery_id).toBe(bodies.at(-1)!.delivery_id);
});

test('what is not in the order is said aloud, and what is damaged goes on no shelf', async () => {
  forget(id);
  fakeServer(
    answers(getMe, mia),
    answers(getArrival, arrival),
    answers(readBarcode, { ...beer, on_hand: 1, held: 0, bottles: 6 }),
  );
  await visit(`/stock/supply/${id}/receive?store=1`);
  await userEvent.type(page.getByLabelText('Scan or type a barcode'), '14006381333938{Enter}');
  await expect.element(page.getByText(/Harbor Lager is not in this order/)).toBeVisible();
  await button('Increase Damaged of Château Merle Pauillac 2013').click();
  await expect.element(page.getByText('1 came damaged and goes on no shelf.')).toBeVisible();
  await expectForEveryone();
  forget(id);
});

test('a supplier whose name is taken is told at the name, and nothing typed is lost', async () => {
  fakeServer(answers(getMe, marco), answersInPages(listSuppliers, []), refuses(putSupplier, supplierNamed));
  await visit('/stock/suppliers?store=1');
  await expect.element(page.getByText('There is no supplier yet.')).toBeVisible();
  await button('New supplier').click();
  await page.getByLabelText('Name').fill('Golden Gate Wines');
  await expectForEveryone();
  await button('Save').click();
  await expect.element(page.getByText(supplierNamed.message)).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Golden Gate Wines');
});

test('an order that could not be had is asked for again, and is printed as the supplier reads it', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(getSupplyOrder, unavailable));
  await visit(`/stock/supply/${id}/paper?store=1`);
  await expect.element(page.getByText('We could not load this order')).toBeVisible();
  server.now(answers(getSupplyOrder, sentOrder));
  await button('Try again').click();
  await expect.element(page.getByText('Golden Gate Wines, Sam Ortiz')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '$219.00' })).toBeVisible();
  await expectForEveryone();
});
