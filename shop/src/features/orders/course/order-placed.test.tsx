import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, waits } from 'browser/testing/fake-server';
import type { PaymentState } from 'contract/checkout';
import { getOrder, getPayment } from 'contract/orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orderId, type WireOrder, wireOrder } from '../../../testing/orders';
import { ada } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const plain = `/order-details?order=${orderId(7)}`;
const open = (address = plain) => visit(address, { login: ada });
const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, Ada' });
const number = page.getByRole('heading', { level: 1, name: 'Order CA1-103007' });
const next = page.getByRole('list', { name: 'What happens next' });

const waiting = (payment: PaymentState, about: Partial<WireOrder> = {}) =>
  wireOrder({
    status: 'awaiting_payment',
    steps: [{ status: 'awaiting_payment', at: '2026-11-02T20:01:00.000Z', note: '' }],
    payment,
    hold_until: new Date(Date.now() + 9.5 * 60_000).toISOString(),
    can_pay: true,
    can_cancel: true,
    ...about,
  });

test('right after the purchase a customer is thanked and told what comes next; the address forgets it', async () => {
  fakeServer(answers(getOrder, wireOrder()));
  const { address } = await open(`${plain}&from=checkout`);
  await expect.element(thanks).toHaveFocus();
  await expect.poll(address).toBe(plain);
  for (const words of [
    'Tuesday, November 3, 2026, 12:00 PM to 2:00 PM',
    /We’ll email you when they’re ready/,
    /A valid photo ID/,
  ])
    await expect.element(next.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await expectForEveryone();
});

test('whoever comes back later finds the plain details', async () => {
  fakeServer(answers(getOrder, wireOrder()));
  await open();
  await expect.element(number).toBeVisible();
  expect(thanks.query()).toBeNull();
});

test.each([
  {
    fulfilment: 'delivery',
    title: 'We come to you',
    words: 'Tuesday, November 3, 2026, 12:00 PM to 2:00 PM',
  },
  { fulfilment: 'shipping', title: 'An adult signs for them', words: /someone 21 or older/ },
] as const)('a $fulfilment says what is asked at the door', async ({ fulfilment, title, words }) => {
  fakeServer(answers(getOrder, wireOrder({ fulfilment })));
  await open(`${plain}&from=checkout`);
  for (const part of [title, words, 'Have your ID ready at the door'])
    await expect.element(next.getByText(part)).toBeVisible();
});

test('a parcel says on which days it arrives', async () => {
  const arrival = { from: '2026-11-24', until: '2026-11-25' };
  fakeServer(answers(getOrder, wireOrder({ fulfilment: 'shipping', slot: null, arrival })));
  await open(`${plain}&from=checkout`);
  await expect
    .element(next.getByText(/^Arrives Tue, Nov 24 – Wed, Nov 25\. The carrier hands/))
    .toBeVisible();
  const shipping = page.getByRole('region', { name: 'Shipping' });
  await expect.element(shipping.getByText('Arrives Tue, Nov 24 – Wed, Nov 25')).toBeVisible();
});

test('an order that is packed by the time one comes is not placed just now', async () => {
  fakeServer(answers(getOrder, wireOrder({ status: 'packed' })));
  await open(`${plain}&from=checkout`);
  await expect.element(number).toBeVisible();
});

test('an order that waits says how long, and where it is paid', async () => {
  fakeServer(
    answers(getOrder, waiting({ status: 'declined' })),
    answers(getPayment, { status: 'declined', words: 'There is not enough money on this card.' }),
  );
  await open();
  const part = page.getByRole('region', { name: 'The payment did not go through' });
  await expect.element(part.getByText('There is not enough money on this card.')).toBeVisible();
  await expect.element(part.getByRole('timer')).toHaveTextContent(/^09 minutes\s?\d\d seconds$/);
  await expect
    .element(part.getByRole('link', { name: 'Pay $103.50 now' }))
    .toHaveAttribute('href', `/cart-payment?order=${orderId(7)}`);
  await expectForEveryone();
});

test('a payment that waits for its customer leads to the page of the provider', async () => {
  const payment: PaymentState = { status: 'waiting', redirect_url: 'https://pay.example/1' };
  fakeServer(answers(getOrder, waiting(payment, { can_pay: false })), answers(getPayment, payment));
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Confirm the payment' }))
    .toHaveAttribute('href', 'https://pay.example/1');
});

test('what the shop knew last is not told as the answer of the bank', async () => {
  const payment: PaymentState = { status: 'waiting', redirect_url: 'https://pay.example/1' };
  const { answering, go } = waits(answers(getPayment, { status: 'declined' }));
  fakeServer(answers(getOrder, waiting(payment)), answering);
  await open();
  await expect.element(page.getByRole('heading', { name: /we’re checking with your bank/ })).toBeVisible();
  go();
  await expect.element(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
});

test('whoever comes back from the provider is asked for patience, then thanked', async () => {
  const server = fakeServer(
    answers(getOrder, waiting({ status: 'unknown' }, { can_pay: false })),
    answers(getPayment, { status: 'unknown' }),
  );
  await open();
  await expect
    .element(page.getByRole('heading', { name: 'One moment: we’re checking with your bank' }))
    .toBeVisible();
  await expectForEveryone();
  server.now(answers(getPayment, { status: 'paid' }), answers(getOrder, wireOrder()));
  await expect.element(thanks).toHaveFocus();
});

test('when the time is over no payment is offered any more', async () => {
  const over = new Date(Date.now() - 1000).toISOString();
  const server = fakeServer(
    answers(getOrder, waiting({ status: 'declined' }, { hold_until: over })),
    answers(getPayment, { status: 'ended' }),
  );
  await open();
  await expect.element(page.getByRole('heading', { name: 'The time to pay has run out' })).toBeVisible();
  expect(page.getByRole('link', { name: /^Pay/ }).query()).toBeNull();
  await expect
    .poll(() => server.calls.filter(({ call }) => call === `GET e-com/orders/${orderId(7)}`).length)
    .toBeGreaterThan(1);
});
