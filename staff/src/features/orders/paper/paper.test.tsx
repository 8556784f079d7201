import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { orderNotFound } from 'contract/orders';
import { getPaper } from 'contract/orders/paper.staff';
import type { Wire } from 'contract/platform/endpoint';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderOfGrace } from '../../../testing/orders';
import { mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const address = {
  first_name: 'Alan',
  last_name: 'Turing',
  phone: '',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street',
};
const shipped = { ...orderOfGrace, fulfilment: 'shipping' as const, slot: null, address };
const gift = { ...shipped, number: 'CA1-104002', gift_message: 'For the long evenings' };
const paper: Wire<typeof getPaper> = {
  orders: [shipped, gift],
  picks: [
    {
      product_id: 50,
      department: 'Wine',
      brand: 'Domaine du Test',
      name: 'Châteauneuf-du-Pape',
      vintage: 2019,
      size_ml: 750,
      orders: [
        { number: shipped.number, quantity: 2 },
        { number: gift.number, quantity: 3 },
      ],
    },
  ],
};
const at = (kind: string) => `/paper?kind=${kind}&orders=${shipped.number},${gift.number}`;
const sheet = (name: string) => page.getByRole('article', { name });

test('a gift’s slips tell its message and no price; another slip tells its total', async () => {
  fakeServer(answers(getMe, mia), answers(getPaper, paper));
  await visit(at('slip'));
  await expect.element(sheet('Packing slip CA1-104002').getByText('For the long evenings')).toBeVisible();
  expect(sheet('Packing slip CA1-104002').element().textContent).not.toContain('$');
  expect(sheet('Packing slip CA1-104001').element().textContent).toContain('$81.50');
  await expect
    .element(sheet('Packing slip CA1-104002').getByText('Adult signature required: 21 or older'))
    .toBeVisible();
  await expectForEveryone();
  await page.getByRole('link', { name: 'Gift slip' }).click();
  await expect.element(sheet('A gift for you').getByText('From Grace Hopper')).toBeVisible();
  expect(sheet('A gift for you').element().textContent).not.toContain('$');
  await expectForEveryone();
});

test('one walk picks several orders: each bottle once, with who wants how many', async () => {
  fakeServer(answers(getMe, mia), answers(getPaper, paper));
  await visit(at('pick'));
  const row = page.getByRole('row', { name: /Châteauneuf-du-Pape/ });
  await expect.element(row.getByText('5', { exact: true })).toBeVisible();
  await expect.element(row.getByText('3 × CA1-104002')).toBeVisible();
  await expectForEveryone();
});

test('an invoice tells how it was paid, a label where it goes', async () => {
  const paid = {
    ...orderOfGrace,
    payment_method: 'at_pickup' as const,
    counter_payment: { method: 'terminal' as const, reference: '123456' },
  };
  fakeServer(answers(getMe, mia), answers(getPaper, { ...paper, orders: [paid] }));
  await visit(at('invoice'));
  await expect.element(page.getByText('Paid by card at the counter, ref. 123456')).toBeVisible();
  await expectForEveryone();
  await page.getByRole('link', { name: 'Address label' }).click();
  await expect.element(sheet('Label CA1-104001')).toBeVisible();
  expect(document.querySelector('[data-code="CA1-104001"]')).not.toBeNull();
  await expectForEveryone();
});

test('without orders there is nothing to print, and what is not theirs is not there', async () => {
  fakeServer(answers(getMe, mia), refuses(getPaper, orderNotFound));
  await visit('/paper');
  await expect.element(page.getByText('Nothing to print')).toBeVisible();
  await visit(at('slip'));
  await expect.element(page.getByText('There is no such order.')).toBeVisible();
});
