import { getOrder, listOrders, type OrderStatus, orderNotFound } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import { fault } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectForEveryone } from '../../testing/axe';
import { answers, fakeServer, refuses, waits } from '../../testing/fake-server';
import { ada } from '../../testing/people';
import { visit } from '../../testing/visit';

type Summary = Wire<typeof listOrders>['data'][number];
type Details = Wire<typeof getOrder>;

const idOf = (number: number) => `0190b7e0-5f00-7000-8000-00000000${1000 + number}`;

const summary = (number: number, status: OrderStatus = 'handed_over'): Summary => ({
  id: idOf(number),
  number: `CA1-${103_000 + number}`,
  store_id: 1,
  store_name: 'Cellar Door Mission',
  timezone: 'America/Los_Angeles',
  status,
  fulfilment: 'pickup',
  created_at: '2026-11-02T20:00:00.000Z',
  pieces: 3,
  total: 128.5,
  images: [],
});

const details = (about: Partial<Details> = {}): Details => ({
  ...summary(7, 'placed'),
  store_address: '2390 Mission Street, San Francisco 94110',
  address: null,
  slot: { from: '2026-11-03T20:00:00.000Z', until: '2026-11-03T22:00:00.000Z' },
  gift_message: '',
  lines: [
    {
      position: 0,
      product_id: 12,
      wine_set_id: null,
      slug: 'barolo-2019',
      name: 'Barolo',
      brand: 'Cascina Nuova',
      vintage: 2019,
      size_ml: 1500,
      pack_count: 1,
      image_id: null,
      quantity: 2,
      unit_price: 59.15,
      line_total: 118.3,
      returned: 0,
    },
  ],
  steps: [{ status: 'placed', at: '2026-11-02T20:01:00.000Z', note: '' }],
  lines_total: 118.3,
  savings: 0,
  fee: 0,
  tax: 10.2,
  paid_by_gift_card: 20,
  paid_by_store_credit: 0,
  points_redeemed: 500,
  paid_by_points: 5,
  paid_by_payment: 103.5,
  payment: { status: 'paid' },
  hold_until: null,
  given_back: { payment: 0, points: 0, store_credit: 0, gift_card: 0 },
  points_earned: 0,
  can_pay: false,
  can_cancel: false,
  return_until: null,
  ...about,
});

const list = (count: number, all: number, at = 1) =>
  toPage(
    Array.from({ length: count }, (_, index) => summary((at - 1) * 10 + index + 1)),
    all,
    { page: at, pageSize: 10 },
  );
const openList = (address = '/profile/orders') => visit(address, { login: ada });
const openOrder = (address = `/order-details?order=${idOf(7)}`) => visit(address, { login: ada });

test('an order in the list says when, where, how far, how much, and leads to its page', async () => {
  fakeServer(answers(listOrders, list(3, 3)), answers(getOrder, details()));
  const { address } = await openList();
  const card = page.getByRole('listitem').filter({ hasText: 'Order CA1-103001' });
  for (const words of ['Nov 2, 2026', 'Cellar Door Mission', 'Pickup', 'Handed over', '3 items', '$128.50'])
    await expect.element(card.getByText(words)).toBeVisible();
  await expectForEveryone();
  await card.getByRole('link').click();
  expect(address()).toBe(`/order-details?order=${idOf(1)}`);
});

test('the list is narrowed and paged in the address bar', async () => {
  const server = fakeServer(answers(listOrders, list(10, 24)));
  const { address } = await openList();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(address).toBe('/profile/orders?page=2');
  await page.getByRole('link', { name: 'Cancelled' }).click();
  await expect.poll(address).toBe('/profile/orders?status=cancelled');
  await page.getByRole('combobox', { name: 'Per page' }).selectOptions('20');
  await expect.poll(address).toBe('/profile/orders?status=cancelled&pageSize=20');
  expect(server.calls.map(({ query }) => `${query}`)).toEqual([
    'page=1&pageSize=10',
    'page=2&pageSize=10',
    'status=cancelled&page=1&pageSize=10',
    'status=cancelled&page=1&pageSize=20',
  ]);
});

test('what cannot be in an address has a nearest sense', async () => {
  const server = fakeServer(answers(listOrders, list(1, 1)));
  await openList('/profile/orders?status=lost&page=-3&pageSize=12');
  await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
  expect(`${server.calls[0]?.query}`).toBe('page=1&pageSize=10');
});

test('a customer without orders is told so, and one without any of a kind too', async () => {
  fakeServer(answers(listOrders, list(0, 0)));
  await openList();
  await expect.element(page.getByText('No orders found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See the shelves' })).toBeVisible();
  await expectForEveryone();
  await page.getByRole('link', { name: 'Returned' }).click();
  await expect.element(page.getByRole('link', { name: 'See all your orders' })).toBeVisible();
});

test('a list that could not be loaded is tried again', async () => {
  const server = fakeServer(refuses(listOrders, fault));
  await openList();
  await expect.element(page.getByText('Your orders could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listOrders, list(1, 1)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
});

test('while the orders come there are grey cards', async () => {
  const { answering, go } = waits(answers(listOrders, list(1, 1)));
  fakeServer(answering);
  await openList();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
  await expectForEveryone();
  go();
  await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
});

test('an order shows its lines, its sum, what paid for it, and where it is fetched', async () => {
  fakeServer(answers(getOrder, details({ gift_message: 'For a long evening' })));
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
    'Payment $103.50',
  ]);
  await expectForEveryone();
});

const timeline = () =>
  page
    .getByRole('list', { name: 'What happened to this order' })
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
  { steps: ['placed', 'cancelled'], status: 'cancelled', shown: ['✓ Placed', '✓ Cancelled'] },
  {
    steps: ['placed', 'packed', 'ready', 'handed_over', 'returned_in_part'],
    status: 'returned_in_part',
    shown: ['✓ Placed', '✓ Packed', '✓ Ready for pickup', '✓ Handed over', '✓ Returned in part'],
  },
] as const)('an order that is $status tells its way', async ({ steps, status, shown }) => {
  const at = '2026-11-02T20:01:00.000Z';
  fakeServer(
    answers(getOrder, details({ status, steps: steps.map((step) => ({ status: step, at, note: '' })) })),
  );
  await openOrder();
  await expect.poll(timeline).toEqual(shown);
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
  fakeServer(answers(getOrder, details({ fulfilment: 'delivery', address })));
  await openOrder();
  await expect.element(page.getByText('San Francisco, California 94110')).toBeVisible();
  expect(timeline()).toContain('· On its way');
});

test('without a name in the address it is the order that was bought last', async () => {
  fakeServer(answers(getOrder, details()));
  await visit('/order-details', { login: ada, bought: { order_id: idOf(7) } });
  await expect.element(page.getByRole('heading', { name: 'Order CA1-103007' })).toBeVisible();
});

test('an order that is not there is said not to be, and one that could not be loaded is tried again', async () => {
  const server = fakeServer(refuses(getOrder, orderNotFound));
  await openOrder();
  await expect.element(page.getByText('There is no such order')).toBeVisible();
  await expectForEveryone();
  server.now(refuses(getOrder, fault));
  await openOrder();
  await expect.element(page.getByText('The order could not be loaded')).toBeVisible();
  server.now(answers(getOrder, details()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Order CA1-103007' })).toBeVisible();
});
