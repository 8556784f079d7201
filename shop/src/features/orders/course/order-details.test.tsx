import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { getOrder, getPayment, listOrders, orderNotFound } from 'contract/orders';
import { fault } from 'contract/platform/envelope';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goesOn } from '../../../testing/going-on';
import { inHours } from '../../../testing/lotteries';
import { orderId, orderList, wireOrder } from '../../../testing/orders';
import { ada } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const openOrder = (address = `/order-details?order=${orderId(7)}`) => visit(address, { login: ada });

test('an order shows its lines, its sum, what paid for it, and where it is fetched', async () => {
  fakeServer(answers(getOrder, wireOrder({ gift_message: 'For a long evening' })));
  await openOrder();
  await expect.element(page.getByRole('heading', { name: 'Order CA1-103007' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Barolo 2019' }))
    .toHaveAttribute('href', '/products/barolo-2019/12');
  for (const words of [
    '1.5 L · $59.15 each',
    '2390 Mission Street, San Francisco 94110',
    'For a long evening',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  const rows = [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' '),
  );
  expect(rows).toEqual([
    'Goods $118.30',
    'Pickup $0.00',
    'Tax $10.20',
    'Total $128.50',
    'Gift card $20.00',
    '500 points $5.00',
    'Card $103.50',
  ]);
  await expectForEveryone();
});

test('what to do if a bottle is missing is told until it is decided', async () => {
  fakeServer(answers(getOrder, wireOrder({ if_missing: 'call' })));
  await openOrder();
  await expect.element(page.getByText('If a bottle is missing: call me first')).toBeVisible();
});

test('and no longer when the bottles are handed over', async () => {
  fakeServer(answers(getOrder, wireOrder({ if_missing: 'call', status: 'handed_over' })));
  await openOrder();
  await expect.element(page.getByRole('heading', { name: 'Order CA1-103007' })).toBeVisible();
  await expect.element(page.getByText(/If a bottle is missing/)).not.toBeInTheDocument();
});

const timeline = () =>
  page
    .getByRole('list', { name: 'Order progress' })
    .getByRole('listitem')
    .elements()
    .map(
      (step) =>
        `${step.hasAttribute('data-done') ? '✓' : '·'} ${step.querySelector('span span')!.textContent}`,
    );

test.each([
  {
    steps: ['placed'],
    status: 'placed',
    shown: ['✓ Placed', '· Packed', '· Ready for pickup', '· Handed over'],
  },
  { steps: ['placed', 'cancelled'], status: 'cancelled', shown: ['✓ Placed', '✓ Canceled'] },
  {
    steps: ['placed', 'packed', 'ready', 'handed_over', 'returned_in_part'],
    status: 'returned_in_part',
    shown: ['✓ Placed', '✓ Packed', '✓ Ready for pickup', '✓ Handed over', '✓ Returned in part'],
  },
  {
    steps: ['awaiting_payment', 'awaiting_payment', 'placed'],
    status: 'placed',
    shown: ['✓ Placed', '· Packed', '· Ready for pickup', '· Handed over'],
  },
  {
    steps: ['awaiting_payment'],
    status: 'awaiting_payment',
    shown: ['✓ Awaiting payment', '· Placed', '· Packed', '· Ready for pickup', '· Handed over'],
  },
] as const)('an order that is $status tells its way', async ({ steps, status, shown }) => {
  const at = '2026-11-02T20:01:00.000Z';
  fakeServer(
    answers(getPayment, { status: 'waiting' }),
    answers(getOrder, wireOrder({ status, steps: steps.map((step) => ({ status: step, at, note: '' })) })),
  );
  await openOrder();
  await expect.poll(timeline).toEqual(shown);
});

test('a device whose clock is fast does not end the time to pay for an order', async () => {
  // By this device's clock it ended two minutes ago; by the shop's, eight minutes are left.
  const held = inHours(-2 / 60);
  fakeServer(
    goesOn({ now: inHours(-10 / 60) }),
    answers(getPayment, { status: 'declined' }),
    answers(
      getOrder,
      wireOrder({
        status: 'awaiting_payment',
        payment: { status: 'declined' },
        hold_until: held,
        can_pay: true,
      }),
    ),
  );
  await openOrder();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/0[78] minutes/);
  await expect.element(page.getByRole('link', { name: 'Pay $103.50 now' })).toBeVisible();
});

test('what happened is told with its notes, and what came back with where it went', async () => {
  const at = '2026-11-02T20:01:00.000Z';
  fakeServer(
    answers(
      getOrder,
      wireOrder({
        status: 'returned_in_part',
        steps: [
          { status: 'awaiting_payment', at, note: 'The card was declined.' },
          { status: 'handed_over', at, note: 'ID checked: driver’s license.' },
          { status: 'handed_over', at, note: 'You requested a return of 1 item.' },
          { status: 'returned_in_part', at, note: '' },
        ],
        given_back: { payment: 51.75, points: 250, store_credit: 0, gift_card: 10 },
        points_earned: 118,
      }),
    ),
  );
  await openOrder();
  const history = page.getByRole('region', { name: 'What has happened so far' });
  for (const words of ['The card was declined.', 'ID checked: driver’s license.', 'Returned in part'])
    await expect.element(history.getByText(words)).toBeVisible();
  // A request changes no state, so the state is not told again.
  await expect.element(history.getByText('You requested a return of 1 item.')).toBeVisible();
  expect(history.getByText('Handed over', { exact: true }).all()).toHaveLength(1);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  const shown = receipt.element().textContent;
  expect(shown).toContain('RefundedYour card$51.75Points250Gift card$10.00');
  expect(shown).toContain('You earned 118 points at Cellar Door Mission with this order.');
  await expectForEveryone();
});

test.each([
  { payment: 'paid', status: 'placed', says: /Your bank has put it on hold/ },
  { payment: 'paid', status: 'handed_over', says: 'Paid.' },
  { payment: 'at_pickup', status: 'ready', says: 'You pay at the counter when you pick it up.' },
  { payment: 'at_pickup', status: 'handed_over', says: 'Paid at the counter.' },
  { payment: 'ended', status: 'cancelled', says: 'You weren’t charged.' },
  { payment: 'paid', status: 'cancelled', says: /It’s going back to you/ },
] as const)('a payment that is $payment of an order that is $status is told: $says', async (told) => {
  fakeServer(answers(getOrder, wireOrder({ status: told.status, payment: { status: told.payment } })));
  await openOrder();
  await expect.element(page.getByRole('region', { name: 'Receipt' }).getByText(told.says)).toBeVisible();
});

test.each([
  { paid: { method: 'cash', reference: '' }, says: 'Paid in cash at the counter.' },
  {
    paid: { method: 'terminal', reference: '123456' },
    says: 'Paid by card at the counter, ref. 123456.',
  },
] as const)('what was paid at the counter is told: $says', async ({ paid, says }) => {
  fakeServer(
    answers(
      getOrder,
      wireOrder({ status: 'handed_over', payment_method: 'at_pickup', counter_payment: paid }),
    ),
  );
  await openOrder();
  await expect.element(page.getByRole('region', { name: 'Receipt' }).getByText(says)).toBeVisible();
});

test('a cancelled order whose money was set aside says that it is released', async () => {
  fakeServer(
    answers(
      getOrder,
      wireOrder({
        status: 'cancelled',
        payment: { status: 'ended' },
        given_back: { payment: 51.75, points: 0, store_credit: 0, gift_card: 0 },
      }),
    ),
  );
  await openOrder();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect.element(receipt.getByText(/Your bank has released the hold/)).toBeVisible();
  // What was never charged is not refunded.
  expect(receipt.element().textContent).toContain('Returned to youHold on your card$51.75');
});

test('a delivery goes to the address of then, and is on its way before it is handed over', async () => {
  const address = {
    first_name: 'Ada',
    last_name: 'Marchetti',
    phone: '+1 415 555 0142',
    zip_code: '94110',
    city: 'San Francisco',
    state: 'California',
    country: 'United States',
    adderess: '1450 Guerrero Street, Apt 3',
  };
  fakeServer(answers(getOrder, wireOrder({ fulfilment: 'delivery', address })));
  await openOrder();
  await expect.element(page.getByText('San Francisco, California 94110')).toBeVisible();
  expect(timeline()).toContain('· On its way');
});

test('each parcel can be followed at its carrier', async () => {
  const parcels = [
    {
      carrier: 'ups' as const,
      carrier_name: 'UPS',
      tracking_number: '1Z999AA10123456784',
      url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    },
    { carrier: 'other' as const, carrier_name: 'Another carrier', tracking_number: 'BOX-2', url: null },
  ];
  fakeServer(answers(getOrder, wireOrder({ status: 'on_its_way', fulfilment: 'shipping', parcels })));
  await openOrder();
  await expect
    .element(page.getByRole('link', { name: /1Z999AA10123456784/ }))
    .toHaveAttribute('href', parcels[0]!.url);
  await expect.element(page.getByText('BOX-2')).toBeVisible();
  await expectForEveryone();
});

test('without a name in the address it is the order that was bought last', async () => {
  fakeServer(answers(getOrder, wireOrder()));
  await visit('/order-details', { login: ada, bought: { order_id: orderId(7) } });
  await expect.element(page.getByRole('heading', { name: 'Order CA1-103007' })).toBeVisible();
});

test('the focus waits for the heading of the order that comes', async () => {
  const { answering, go } = waits(answers(getOrder, wireOrder()));
  fakeServer(answers(listOrders, orderList(7, 7)), answering);
  await visit('/profile/orders', { login: ada });
  await page.getByRole('link', { name: 'Order CA1-103007' }).click();
  await expect.poll(() => document.querySelector('h1')).toBeNull();
  // As the shop does after each navigation.
  focusPageHeading();
  go();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Order CA1-103007' })).toHaveFocus();
});

test('an order that is not there is said not to be, and one that could not be loaded is tried again', async () => {
  const server = fakeServer(refuses(getOrder, orderNotFound));
  await openOrder();
  await expect.element(page.getByText('There is no such order')).toBeVisible();
  await expectForEveryone();
  server.now(refuses(getOrder, fault));
  await openOrder();
  await expect.element(page.getByText('The order could not be loaded')).toBeVisible();
  server.now(answers(getOrder, wireOrder()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Order CA1-103007' })).toBeVisible();
});
