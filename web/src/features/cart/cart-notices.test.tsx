import { listFulfilmentOptions } from 'contract/fulfilment';
import { getOrder, listOrders } from 'contract/orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectForEveryone } from '../../testing/axe';
import { keptCart, twoBarolo, type WireLine } from '../../testing/cart';
import { noOrders, onlyPickup, orderId, waitingOrder } from '../../testing/checkout';
import { type Answering, answers, fakeServer } from '../../testing/fake-server';
import { ada, mission } from '../../testing/people';
import { visit } from '../../testing/visit';

const listed = (about: Parameters<typeof waitingOrder>[0] = {}) => {
  const { lines: _, ...order } = waitingOrder(about);
  return answers(listOrders, { ...noOrders, data: [{ ...order, images: [] }], total_rows: 1 });
};

function shopWith(lines: WireLine[], ...more: Answering[]) {
  const cart = keptCart(...lines);
  return { cart, server: fakeServer(answers(listOrders, noOrders), ...cart.answerings, ...more) };
}
const open = () => visit('/cart', { login: ada, store: mission });

test('an order that waits for its payment is told, with how long its bottles are kept', async () => {
  const until = '2031-03-04T22:32:00.000Z';
  const { server } = shopWith([twoBarolo], listed(), answers(getOrder, waitingOrder({ hold_until: until })));
  await open();
  await expect
    .element(
      page.getByText(/Your order CA1-104001 waits for its payment\. Its bottles are kept until 2:32.PM/),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to its payment' }))
    .toHaveAttribute('href', `/cart-payment?order=${orderId}`);
  await expectForEveryone();
  expect(server.calls.filter(({ call }) => call.includes('orders'))).toHaveLength(2);
});

test('an empty cart says what was placed last, a full one keeps silent about it', async () => {
  const { cart } = shopWith([], listed({ status: 'placed' }));
  await open();
  await expect.element(page.getByText('Your order CA1-104001 was placed on Mar 3, 2031.')).toBeVisible();
  await expectForEveryone();
  expect(cart.cart().cart_detail).toEqual([]);
});

test('an order that is placed is no news to a cart that is being filled', async () => {
  const { server } = shopWith([twoBarolo], listed({ status: 'placed' }));
  await open();
  await expect.poll(() => server.calls.map(({ call }) => call)).toContain('GET e-com/orders');
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await expect.element(page.getByText(/was placed on/)).not.toBeInTheDocument();
});

const notHandedOver: WireLine = {
  ...twoBarolo,
  problems: [{ code: 'not_handed_over', message: 'Cannot be shipped to KY', blocks: true }],
};

test('a way that a rule has closed is told with the rule, and changed in place', async () => {
  const { cart, server } = shopWith([notHandedOver], answers(listFulfilmentOptions, onlyPickup));
  cart.keep({ fulfilment: 'shipping', fulfilment_problems: ['Wine cannot be shipped to KY'] });
  await open();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Wine cannot be shipped to KY\. Rule of KY: sovos\.com, checked Nov 3, 2026\./);
  await expect.element(page.getByText('Cannot be shipped to KY', { exact: true })).toBeVisible();
  await expectForEveryone();
  cart.keep({ fulfilment_problems: [], cart_detail: [twoBarolo] });
  await page.getByRole('button', { name: 'Choose pickup instead' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(server.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ fulfilment: 'pickup' });
});

test('what cannot be handed over as chosen is settled in the next step, so the way there is free', async () => {
  const { cart } = shopWith([notHandedOver], answers(listFulfilmentOptions, onlyPickup));
  cart.keep({ fulfilment: 'shipping', fulfilment_problems: ['Wine cannot be shipped to KY'] });
  await open();
  await expect.element(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/cart-address');
});
