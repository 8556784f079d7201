import { expectForEveryone } from 'browser/testing/axe';
import { type Answering, answers, fakeServer, isAway, refuses, waits } from 'browser/testing/fake-server';
import { listAddresses } from 'contract/addresses';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import { getCart, updateCart } from 'contract/cart';
import {
  cartOrdered,
  counterClosed,
  listPaymentMethods,
  type PaymentState,
  placeOrder,
  tenderShrank,
  tooManyUnpaid,
  totalChanged,
} from 'contract/checkout';
import { listFulfilmentOptions } from 'contract/fulfilment';
import { getOrder, getPayment } from 'contract/orders';
import { slotFull } from 'contract/slots';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useCart } from '../../platform/cart';
import { keptInTab } from '../../platform/in-tab';
import { leaving } from '../../platform/leaving';
import { useSession } from '../../platform/session';
import { useStoreData } from '../../platform/store-data';
import { first, second } from '../../testing/address-page';
import { emptyWireCart, keptCart, oneChablis, twoBarolo, type WireLine } from '../../testing/cart';
import { demoMethods, openWays, orderId, waitingOrder } from '../../testing/checkout';
import { goesOn, lastOrder } from '../../testing/going-on';
import { ada, mission } from '../../testing/people';
import { slots } from '../../testing/slots';
import { visit } from '../../testing/visit';

const ofAda = { login: ada, store: mission };

function shopWith(lines: WireLine[], ...more: Answering[]) {
  const cart = keptCart(...lines);
  if (lines.length > 0) cart.keep({ fulfilment: 'pickup', slot: slots[0] });
  const server = fakeServer(
    goesOn(),
    answers(listAddresses, [first, second]),
    answers(listFulfilmentOptions, openWays),
    answers(listPaymentMethods, demoMethods),
    ...cart.answerings,
    ...more,
  );
  return { cart, server };
}

const ordered = (payment: PaymentState) =>
  answers(placeOrder, {
    order: {
      id: orderId,
      number: 'CA1-104001',
      status: payment.status === 'paid' || payment.status === 'at_pickup' ? 'placed' : 'awaiting_payment',
    },
    payment,
  });
const placedOrder = waitingOrder({
  status: 'placed',
  payment: { status: 'paid' },
  hold_until: null,
  can_pay: false,
});

const summary = page.getByRole('region', { name: 'Summary' });
const payment = page.getByRole('region', { name: 'Payment' });
const payButton = page.getByRole('button', { name: /^Pay \$/ });
const sent = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.filter(({ call }) => call === 'POST e-com/purchase-order');

test.each([390, 834, 1440])(
  'everything is looked at once more before it is paid, at %i px',
  async (width) => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(width, 900);
    const { cart } = shopWith([twoBarolo, oneChablis]);
    cart.keep({ gift_message: 'For the long evenings' });
    await visit('/cart-payment', ofAda);
    await expect
      .element(page.getByRole('region', { name: 'Your order' }))
      .toHaveTextContent(/Barolo Serralunga 2019.*2 × \$58\.00.*\$116\.00.*Chablis 2022/);
    await expect
      .element(page.getByRole('region', { name: 'Pickup' }))
      .toHaveTextContent(
        /Cellar Door Mission, 2390 Mission Street.*Tue, Mar 4, 11:00.*If a bottle is missing.*Leave it out.*For the long evenings/,
      );
    await expect.element(summary).toHaveTextContent(/PickupFreeTax\$12\.65Due\$160\.65/);
    await expect.element(page.getByRole('button', { name: 'Pay $160.65' })).toBeVisible();
    await expect.element(payment).toHaveTextContent(/Never type the number of a real card here/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectForEveryone();
  },
);

test('a card says whose it may be, and when it is charged; the counter says neither', async () => {
  shopWith([twoBarolo]);
  await visit('/cart-payment', ofAda);
  const taken = payment.getByRole('list', { name: 'Cards we take' });
  await expect.element(taken.getByRole('img', { name: 'American Express' })).toBeVisible();
  const charged = payment.getByText(
    'You are charged when you have your bottles, or after 6 days if that comes first.',
  );
  await expect.element(charged).toBeVisible();
  await expect.element(payment).not.toHaveTextContent('Apple Pay');
  await payment.getByRole('radio', { name: /Pay at pickup/ }).click();
  await expect.element(charged).not.toBeInTheDocument();
  await expect.element(taken).not.toBeInTheDocument();
});

test('what is redeemed is shown at once, and paid when the server has said the same', async () => {
  const { cart, server } = shopWith([twoBarolo], ordered({ status: 'paid' }), answers(getOrder, placedOrder));
  const redeeming = waits(cart.answerings.find(({ endpoint }) => endpoint === updateCart)!);
  server.now(redeeming.answering);
  await visit('/cart-payment', ofAda);
  await payment.getByRole('button', { name: /4242 4242 4242 4242.*Approves/ }).click();
  await page.getByRole('button', { name: 'Apply: Store credit' }).click();
  await expect.element(summary).toHaveTextContent(/Store credit-\$25\.00Due\$103\.65/);
  await expect.element(payButton).toHaveAttribute('aria-disabled', 'true');
  (payButton.element() as HTMLElement).click();
  redeeming.go();
  const settled = page.getByRole('button', { name: 'Pay $103.65' });
  await expect.element(settled).not.toHaveAttribute('aria-disabled');
  expect(sent(server)).toEqual([]);
  await settled.click();
  await expect.poll(() => sent(server).map(({ body }) => body)).toMatchObject([{ due: 103.65 }]);
});

test('one press fills in a test card, and the order is thanked for', async () => {
  const { server } = shopWith([twoBarolo], ordered({ status: 'paid' }), answers(getOrder, placedOrder));
  const shop = await visit('/cart-payment', ofAda);
  await payment.getByRole('button', { name: /4242 4242 4242 4242.*Approves/ }).click();
  await expect
    .element(payment.getByRole('textbox', { name: 'Test card number' }))
    .toHaveValue('4242 4242 4242 4242');
  server.now(answers(getCart, emptyWireCart));
  await payButton.click();
  await expect.poll(shop.address).toBe(`/order-details?order=${orderId}`);
  const [call, ...others] = sent(server);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    body: { due: 128.65, payment: { method: 'card', card: '4242 4242 4242 4242' } },
    key: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(useStoreData.getState().purchaseOrderData).toEqual({ order_id: orderId });
  await expect.poll(() => useSession.getState().login?.customer.cart_count).toBe(0);
});

test('a card without a number is asked for in its place', async () => {
  const { server } = shopWith([twoBarolo]);
  await visit('/cart-payment', ofAda);
  await payButton.click();
  const number = payment.getByRole('textbox', { name: 'Test card number' });
  await expect.element(number).toHaveAccessibleDescription('Choose one of the test cards below.');
  await expect.element(number).toHaveFocus();
  await expectForEveryone();
  expect(sent(server)).toEqual([]);
});

test('pressed twice it is ordered once, and sent again after a lost answer it has the same key', async () => {
  const { answering, go } = waits(isAway(placeOrder));
  const { server } = shopWith([twoBarolo], answering);
  await visit('/cart-payment', ofAda);
  await page.getByRole('radio', { name: /^Pay at pickup/ }).click();
  const place = page.getByRole('button', { name: 'Place the order' });
  const element = await vi.waitFor(() => place.element() as HTMLElement);
  element.click();
  element.click();
  await expect.poll(() => sent(server).length).toBe(1);
  go();
  await expect.element(payment.getByRole('alert')).toHaveTextContent(/you won’t order or pay twice/);
  server.now(ordered({ status: 'at_pickup' }), answers(getOrder, placedOrder));
  await place.click();
  await expect.poll(() => sent(server).length).toBe(2);
  const [one, two] = sent(server);
  expect(two?.key).toBe(one?.key);
  expect(two?.body).toEqual({ cart_id: expect.any(String), due: 128.65, payment: { method: 'at_pickup' } });
  await expect.poll(() => keptInTab('order-attempt')).toBeNull();
});

test('a payment that asks for a confirmation leads to its page, and Back to the order that waits', async () => {
  let keptWhenLeaving: unknown;
  const to = vi.spyOn(leaving, 'to').mockImplementation(() => {
    keptWhenLeaving = useCart.getState().cart_detail;
  });
  onTestFinished(() => to.mockRestore());
  const state: PaymentState = { status: 'waiting', redirect_url: 'http://127.0.0.1/demo/payments/1' };
  shopWith(
    [twoBarolo],
    ordered(state),
    answers(getPayment, state),
    answers(getOrder, waitingOrder({ payment: state })),
  );
  const shop = await visit('/cart-payment', ofAda);
  await payment.getByRole('button', { name: /Asks for a confirmation/ }).click();
  await payButton.click();
  await expect.poll(() => to.mock.calls).toEqual([['http://127.0.0.1/demo/payments/1']]);
  expect(keptWhenLeaving).toEqual([]);
  expect(shop.address()).toBe(`/cart-payment?order=${orderId}`);
  await expect
    .element(page.getByRole('link', { name: 'Confirm the payment' }))
    .toHaveAttribute('href', 'http://127.0.0.1/demo/payments/1');
  expect(useStoreData.getState().purchaseOrderData).toBeNull();
});

test('what changed meanwhile is said with both sums, and paid as it is then', async () => {
  const { server, cart } = shopWith([twoBarolo], refuses(placeOrder, totalChanged));
  await visit('/cart-payment', ofAda);
  await payment.getByRole('button', { name: /Approves/ }).click();
  cart.keep({ cart_detail: [{ ...twoBarolo, unit_price: 60, line_total: 120 }] });
  await payButton.click();
  await expect
    .element(payment.getByRole('alert'))
    .toHaveTextContent(/\$128\.65 was due, and now \$132\.65 is/);
  await expect.element(page.getByRole('button', { name: 'Pay $132.65' })).toBeVisible();
  await expect
    .element(payment.getByRole('textbox', { name: 'Test card number' }))
    .toHaveValue('4242 4242 4242 4242');
  await expectForEveryone();
  expect(sent(server)).toHaveLength(1);
});

test.each([
  [slotFull, 'Choose another time', '/cart-address'],
  [tooManyUnpaid, 'See your orders', '/profile/orders'],
  [tenderShrank, undefined, undefined],
  // Its sum is the same again by the time that it is looked at.
  [totalChanged, undefined, undefined],
])('a refusal is said with the way on: $code', async (refusal, label, to) => {
  shopWith([twoBarolo], refuses(placeOrder, refusal));
  await visit('/cart-payment', ofAda);
  await page.getByRole('radio', { name: /^Pay at pickup/ }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  const said = payment.getByRole('alert');
  await expect.element(said).toHaveTextContent(refusal.message);
  if (label && to) await expect.element(said.getByRole('link', { name: label })).toHaveAttribute('href', to);
  else expect(said.getByRole('link').elements()).toEqual([]);
});

test('a way to pay that has closed meanwhile is offered no more, and says why', async () => {
  const { server } = shopWith([twoBarolo], refuses(placeOrder, counterClosed));
  await visit('/cart-payment', ofAda);
  await page.getByRole('radio', { name: /^Pay at pickup/ }).click();
  const { code, message } = counterClosed;
  server.now(
    answers(listPaymentMethods, {
      ...demoMethods,
      methods: ['card'],
      counter_refusal: { code, message },
    }),
  );
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect.element(payment.getByRole('alert')).toHaveTextContent(message);
  await expect.element(payButton).toBeVisible();
  await expect.element(payment.getByRole('radio', { name: /^Pay at pickup/ })).not.toBeInTheDocument();
});

test('a second tab learns that the cart was ordered, and finds the order', async () => {
  const { server } = shopWith([twoBarolo], refuses(placeOrder, cartOrdered));
  await visit('/cart-payment', ofAda);
  await page.getByRole('radio', { name: /^Pay at pickup/ }).click();
  server.now(answers(getCart, emptyWireCart), goesOn({ last_order: lastOrder() }));
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect.element(page.getByText('This cart has been ordered already.')).toBeVisible();
  await expect.element(page.getByText('There is nothing to pay')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See your order' }))
    .toHaveAttribute('href', `/order-details?order=${orderId}`);
  await expectForEveryone();
});

test('where nothing is left to pay, the order is placed without a card', async () => {
  const { server, cart } = shopWith([twoBarolo]);
  cart.keep({ redeem_gift_card: '•••• R8TZ' });
  server.now(
    answers(listPaymentMethods, { ...demoMethods, due: 0, methods: ['none'] }),
    ordered({ status: 'not_needed' }),
    answers(getOrder, placedOrder),
  );
  await visit('/cart-payment', ofAda);
  await expect.element(payment).toHaveTextContent(/Nothing to pay\. What you have redeemed covers it all\./);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect.poll(() => sent(server)[0]?.body).toMatchObject({ payment: { method: 'none' } });
});

test('what an earlier step has left open is said, and nothing can be paid yet', async () => {
  const { cart, server } = shopWith([twoBarolo]);
  cart.keep({ slot: null });
  await visit('/cart-payment', ofAda);
  await expect
    .element(page.getByRole('link', { name: 'Choose a time' }))
    .toHaveAttribute('href', '/cart-address');
  await expect.element(payButton).not.toBeInTheDocument();
  await expectForEveryone();
  expect(server.calls.map(({ call }) => call)).not.toContain('GET e-com/payment-methods');
});

test('a card of another provider is typed on its own page', async () => {
  shopWith([twoBarolo]).server.now(
    answers(listPaymentMethods, { ...demoMethods, gateway: 'stripe', test_cards: [] }),
  );
  await visit('/cart-payment', ofAda);
  await expect
    .element(payment)
    .toHaveTextContent('Apple Pay, Google Pay and saved cards on the next page, at Stripe.');
  await expect.element(payment.getByRole('textbox')).not.toBeInTheDocument();
});

test('says why it cannot be paid at pickup, and offers the link again', async () => {
  shopWith(
    [twoBarolo],
    answers(listPaymentMethods, {
      ...demoMethods,
      methods: ['card'],
      counter_refusal: { code: emailUnconfirmed.code, message: emailUnconfirmed.message },
    }),
  );
  await visit('/cart-payment', ofAda);
  await expect
    .element(page.getByText('You can pay at pickup once your email address is confirmed', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();
});
