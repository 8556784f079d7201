import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { getOrder, listOrders, reorder } from 'contract/orders';
import { fault } from 'contract/platform/envelope';
import { listStores } from 'contract/stores';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { orderId, orderList, orderSummary, wireOrder } from '../../../testing/orders';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const openList = (address = '/profile/orders') => visit(address, { login: ada });

test('an order in the list says when, where, how far, how much, and leads to its page', async () => {
  fakeServer(answers(listOrders, orderList(3, 3)), answers(getOrder, wireOrder()));
  const { address } = await openList();
  const card = page.getByRole('listitem').filter({ hasText: 'Order CA1-103001' });
  for (const words of ['Nov 2, 2026', 'Cellar Door Mission', 'Pickup', 'Handed over', '3 items', '$128.50'])
    await expect.element(card.getByText(words)).toBeVisible();
  await expectForEveryone();
  await card.getByRole('link').click();
  expect(address()).toBe(`/order-details?order=${orderId(1)}`);
});

test('the list is narrowed and paged in the address bar', async () => {
  const server = fakeServer(answers(listOrders, orderList(10, 24)));
  const { address } = await openList();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(address).toBe('/profile/orders?page=2');
  await page.getByRole('link', { name: 'Canceled' }).click();
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

const dates = page.getByRole('textbox', { name: 'Order dates, start' });

test.each([390, 1440])(
  'the orders of some days are one press away, and all are again, at %i px',
  async (width) => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(width, 900);
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const server = fakeServer(answers(listOrders, orderList(10, 24)));
    const { address } = await openList('/profile/orders?status=cancelled&page=2');
    await page.getByRole('button', { name: 'Open the calendar: Order dates' }).click();
    const quick = page.getByRole('list', { name: 'Quick ranges' });
    expect(
      quick
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Today',
      'Yesterday',
      'Last 7 Days',
      'Last 30 Days',
      'This Month',
      'Last Month',
      'Last 3 Months',
    ]);
    await expectForEveryone();
    await quick.getByRole('button', { name: 'Last Month' }).click();
    await expect.poll(address).toBe('/profile/orders?status=cancelled&from=2026-10-01&to=2026-10-31');
    await expect.element(dates).toHaveValue('10/01/2026');
    await expect
      .element(page.getByRole('link', { name: 'Orders', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .poll(() => `${server.calls.at(-1)?.query}`)
      .toBe('status=cancelled&from=2026-10-01&to=2026-10-31&page=1&pageSize=10');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole('link', { name: 'Handed over' }).click();
    await expect.poll(address).toContain('from=2026-10-01');
    await page.getByRole('button', { name: 'All dates' }).click();
    await expect.poll(address).not.toContain('from');
    await expect.element(dates).toHaveValue('');
  },
);

test('days in an address have a nearest sense, and none of them is told as such', async () => {
  const server = fakeServer(answers(listOrders, orderList(0, 0)));
  await openList('/profile/orders?from=2026-10-31&to=2026-10-01');
  await expect
    .element(page.getByText('None of your orders was placed from Oct 1, 2026 to Oct 31, 2026.'))
    .toBeVisible();
  expect(`${server.calls[0]?.query}`).toBe('from=2026-10-01&to=2026-10-31&page=1&pageSize=10');
  await expect.element(page.getByRole('link', { name: 'See all your orders' })).toBeVisible();
});

test.each(['from=2026-10-01', 'from=2026-02-30&to=2026-03-01', 'from=soon&to=2026-03-01'])(
  'what is no range of days narrows nothing: %s',
  async (days) => {
    const server = fakeServer(answers(listOrders, orderList(1, 1)));
    await openList(`/profile/orders?${days}`);
    await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
    expect(`${server.calls[0]?.query}`).toBe('page=1&pageSize=10');
  },
);

test('what cannot be in an address has a nearest sense', async () => {
  const server = fakeServer(answers(listOrders, orderList(1, 1)));
  await openList('/profile/orders?status=lost&page=-3&pageSize=12');
  await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
  expect(`${server.calls[0]?.query}`).toBe('page=1&pageSize=10');
});

test('a customer without orders is told so, and one without any of a kind too', async () => {
  fakeServer(answers(listOrders, orderList(0, 0)));
  await openList();
  await expect.element(page.getByText('No orders found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Shop all wine' })).toBeVisible();
  await expectForEveryone();
  await page.getByRole('link', { name: 'Returned' }).click();
  await expect.element(page.getByRole('link', { name: 'See all your orders' })).toBeVisible();
});

test('a list that could not be loaded is tried again', async () => {
  const server = fakeServer(refuses(listOrders, fault));
  await openList();
  await expect.element(page.getByText('Your orders could not be loaded')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listOrders, orderList(1, 1)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
});

test('while the orders come there are grey cards', async () => {
  const { answering, go } = waits(answers(listOrders, orderList(1, 1)));
  fakeServer(answering);
  await openList();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
  await expectForEveryone();
  go();
  await expect.element(page.getByText('Order CA1-103001')).toBeVisible();
});

test('an order that waits for its payment is paid from the list', async () => {
  const waiting = { ...orderList(1, 1), data: [orderSummary(1, 'awaiting_payment')] };
  fakeServer(answers(listOrders, waiting));
  await openList();
  await expect
    .element(page.getByRole('link', { name: 'Pay order CA1-103001 now' }))
    .toHaveAttribute('href', `/cart-payment?order=${orderId(1)}`);
  await expect
    .element(page.getByText('We’re holding your bottles for a few minutes while you pay.'))
    .toBeVisible();
  await expectForEveryone();
});

test('an order of the list is ordered again, and the list stays', async () => {
  fakeServer(
    answers(listOrders, orderList(2, 2)),
    answers(reorder, { store_id: 1, added: [{ name: 'Barolo 2019', quantity: 2 }], left_out: [] }),
    answers(listStores, [mission]),
  );
  const { address } = await openList();
  await page.getByRole('button', { name: 'Reorder CA1-103002' }).click();
  const outcome = page.getByRole('dialog', { name: 'All of it is in your cart' });
  await expect.element(outcome.getByText('Barolo 2019')).toBeVisible();
  await outcome.getByRole('button', { name: 'Stay here' }).click();
  expect(address()).toBe('/profile/orders');
  await expect.element(page.getByRole('button', { name: 'Reorder CA1-103002' })).toHaveFocus();
});
