import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getCart } from 'contract/cart';
import type { PaymentState } from 'contract/checkout';
import {
  cancelOrder,
  getOrder,
  getPayment,
  listOrderPaymentMethods,
  listOrders,
  orderNotFound,
  orderNotPayable,
  payOrder,
  tooManyTries,
} from 'contract/orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useStoreData } from '../../platform/store-data';
import { emptyWireCart, keptCart, twoBarolo } from '../../testing/cart';
import { demoMethods, noOrders, orderId, waitingOrder } from '../../testing/checkout';
import { goesOn, unpaidOrder } from '../../testing/going-on';
import { inHours } from '../../testing/lotteries';
import { ada, mission } from '../../testing/people';
import { visit } from '../../testing/visit';

const declined: PaymentState = { status: 'declined', words: 'There is not enough money on this card.' };
const paid: PaymentState = { status: 'paid' };
const placed = waitingOrder({ status: 'placed', payment: paid, hold_until: null, can_pay: false });

function shopWith(payment: PaymentState, ...more: Answering[]) {
  return fakeServer(
    answers(listOrders, noOrders),
    answers(getCart, emptyWireCart),
    answers(getOrder, waitingOrder({ payment })),
    answers(getPayment, payment),
    answers(listOrderPaymentMethods, { ...demoMethods, methods: ['card'] }),
    ...more,
  );
}
const open = () => visit(`/cart-payment?order=${orderId}`, { login: ada, store: mission });
const calls = (server: ReturnType<typeof fakeServer>, call: string) =>
  server.calls.filter((each) => each.call === `${call}`).map(({ body }) => body);

test('a declined card is told why, how long the bottles are kept, and another pays the same order', async () => {
  const server = shopWith(declined, answers(payOrder, paid));
  const shop = await open();
  await expect.element(page.getByText(declined.words!)).toBeVisible();
  await expect.element(page.getByText(/We’re holding your bottles until/)).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/0\d minutes/);
  await expectForEveryone();
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  server.now(answers(getOrder, placed), answers(getPayment, paid));
  await page.getByRole('button', { name: 'Pay $128.65' }).click();
  await expect.poll(shop.address).toBe(`/order-details?order=${orderId}`);
  expect(calls(server, `POST e-com/orders/${orderId}/payments`)).toEqual([
    { payment: { method: 'card', card: '4242 4242 4242 4242' } },
  ]);
  expect(calls(server, 'POST e-com/purchase-order')).toEqual([]);
  expect(useStoreData.getState().purchaseOrderData).toEqual({ order_id: orderId });
});

test('after the last try the card is not offered any more, and the words say what can be done', async () => {
  const card_refusal = { code: tooManyTries.code, message: tooManyTries.message };
  shopWith(declined, answers(listOrderPaymentMethods, { ...demoMethods, methods: [], card_refusal }));
  await open();
  await expect.element(page.getByText(tooManyTries.message)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change my order' })).toBeVisible();
  expect(page.getByText(declined.words!).query()).toBeNull();
  expect(page.getByRole('button', { name: /^Pay/ }).query()).toBeNull();
  await expectForEveryone();
});

test('an order is changed: it is taken back, and the cart is open again', async () => {
  const server = shopWith(declined);
  const shop = await open();
  server.now(
    answers(cancelOrder, waitingOrder({ status: 'cancelled', payment: { status: 'ended' } })),
    ...keptCart(twoBarolo).answerings,
  );
  const says = page.getByText('We’ll cancel this order and put everything back in your cart.');
  await expect.element(says).toBeVisible();
  await page.getByRole('button', { name: 'Change my order' }).click();
  await expect.poll(shop.address).toBe('/cart');
  await expect.element(page.getByRole('region', { name: 'In your cart' })).toHaveTextContent('Barolo');
  expect(calls(server, `PUT e-com/orders/${orderId}/cancel`)).toHaveLength(1);
});

test('what is not known yet is asked for until it is', async () => {
  const server = shopWith({ status: 'unknown' });
  const shop = await open();
  await expect
    .element(page.getByRole('main').getByText('One moment: we’re checking with your bank'))
    .toBeVisible();
  await expect.poll(() => calls(server, `GET e-com/orders/${orderId}/payment-methods`).length).toBe(1);
  await expectForEveryone();
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  server.now(answers(getOrder, placed), answers(getPayment, paid));
  await expect.poll(shop.address).toBe(`/order-details?order=${orderId}`);
});

test('a refusal is said, and the order shown as it stands now', async () => {
  const server = shopWith(declined, refuses(payOrder, orderNotPayable));
  await open();
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  server.now(answers(getOrder, waitingOrder({ status: 'cancelled', can_pay: false, can_cancel: false })));
  await page.getByRole('button', { name: 'Pay $128.65' }).click();
  await expect.element(page.getByText('This order was not paid')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See your cart' })).toHaveAttribute('href', '/cart');
});

test('when the time is over nothing can be paid any more', async () => {
  const over = new Date(Date.now() - 1000).toISOString();
  shopWith(declined, answers(getOrder, waitingOrder({ payment: declined, hold_until: over })));
  await open();
  await expect.element(page.getByRole('main').getByText('The time to pay has run out')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a device whose clock is fast does not end the time to pay', async () => {
  // By this device's clock it ended two minutes ago; by the shop's, eight minutes are left.
  const held = inHours(-2 / 60);
  shopWith(
    declined,
    answers(getOrder, waitingOrder({ payment: declined, hold_until: held })),
    goesOn({ now: inHours(-10 / 60), unpaid: [unpaidOrder({ id: orderId, hold_until: held })] }),
  );
  await open();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/0[78] minutes/);
  await expect.element(page.getByRole('button', { name: 'Pay $128.65' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByText('The time to pay has run out'))
    .not.toBeInTheDocument();
});

test('nor does one whose clock is slow lengthen it', async () => {
  const held = inHours(8 / 60);
  shopWith(
    declined,
    answers(getOrder, waitingOrder({ payment: declined, hold_until: held })),
    goesOn({ now: inHours(10 / 60) }),
  );
  await open();
  await expect.element(page.getByRole('main').getByText('The time to pay has run out')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('an order that is not there is said not to be', async () => {
  shopWith(declined, refuses(getOrder, orderNotFound));
  await open();
  await expect.element(page.getByText('There is no such order', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See your orders' })).toBeVisible();
});
