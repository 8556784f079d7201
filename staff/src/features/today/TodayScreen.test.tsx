import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { getToday } from 'contract/desk/today.staff';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const soldIn = new Map([
  [10, 120.5],
  [13, 300],
]);
const today: Wire<typeof getToday> = {
  day: '2026-11-20',
  sales: {
    total: 420.5,
    orders: 4,
    week_ago_so_far: 210.25,
    week_ago: 900,
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      total: soldIn.get(hour) ?? 0,
      week_ago: hour === 10 ? 210.25 : 0,
    })),
    days: Array.from({ length: 14 }, (_, at) => ({
      day: `2026-11-${String(at + 7).padStart(2, '0')}`,
      total: at === 13 ? 420.5 : 900,
    })),
    paid: { payment: 400, gift_card: 20.5, store_credit: 0, points: 0 },
  },
  orders: { due: 2, to_pick: 5, packed: 1, on_its_way: 0, waiting: 0, trouble: 1 },
  late: 1,
  low_stock: 12,
  returns: 1,
  messages: 3,
  reviews: 2,
};

const plot = page.getByRole('slider', { name: /sales by hour/ });

test('sales beside the same weekday, in words, in a drawing and in a table', async () => {
  fakeServer(answers(getMe, marco), answers(getToday, today));
  await visit('/today');
  await expect.element(page.getByText('100% more than on Friday a week ago', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/Most came in from 1\sPM: \$300\.00/)).toBeVisible();
  await expectForEveryone();
  await page.getByText('Show the figures').first().click();
  const row = page.getByRole('row').filter({ hasText: /^10\sAM/ });
  await expect.element(row).toHaveTextContent(/\$120\.50\$210\.25/);
  await expectForEveryone();
});

test('keys go through the values of a chart', async () => {
  fakeServer(answers(getMe, marco), answers(getToday, today));
  await visit('/today');
  await expect.element(plot).toBeVisible();
  (plot.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(plot).toHaveAttribute('aria-valuenow', '23');
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect
    .element(plot)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^1\sAM: Today \$0\.00/));
});

test('what waits leads to where it is done, at the store that was chosen', async () => {
  const server = fakeServer(answers(getMe, marco), answers(getToday, today));
  const { address } = await visit('/today');
  await page.getByLabelText('Store').selectOptions('Embarcadero');
  await expect.poll(() => server.calls.at(-1)?.query.get('store')).toBe('2');
  const low = page.getByRole('listitem').filter({ hasText: 'Bottles that are low' });
  await expect.element(low).toHaveTextContent('12');
  await low.getByRole('link').click();
  await expect.poll(address).toBe('/stock?store=2&low=true');
});

test('a day without a sale, and one that could not be had', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(getToday, unavailable));
  await visit('/today');
  await expect.element(page.getByText('We could not load today')).toBeVisible();
  await expectForEveryone();
  const nothing = today.sales.hours.map((hour) => ({ ...hour, total: 0, week_ago: 0 }));
  const sales = { ...today.sales, total: 0, orders: 0, week_ago_so_far: 0, week_ago: 0, hours: nothing };
  server.now(answers(getToday, { ...today, sales }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing is sold yet.')).toBeVisible();
});

test('a clerk is not led to figures', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/account');
  await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Today' })).not.toBeInTheDocument();
});
