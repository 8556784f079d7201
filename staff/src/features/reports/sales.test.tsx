import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { daysAfter } from 'contract/platform/calendar';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getSales, listSales } from 'contract/reports/sales.staff';
import { getMe } from 'contract/staff';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../testing/people';
import { visit } from '../../testing/visit';

type Sales = Wire<typeof getSales>;
const sums: Sales['sums'] = {
  orders: 4,
  goods: 1_250,
  savings: 50,
  returned: 100,
  net: 1_100,
  fees: 20,
  tax: 94.88,
  total: 1_214.88,
};
const nothing = Object.fromEntries(Object.keys(sums).map((figure) => [figure, 0])) as Sales['sums'];

const salesOf = (count: number, before: Partial<Sales['sums']> = {}): Sales => ({
  sums,
  before: { ...nothing, ...before },
  days: Array.from({ length: count }, (_, at) => ({
    day: daysAfter('2026-11-01', at),
    net: at === 2 ? 1_100 : 0,
    before: at === 0 ? 550 : 0,
  })),
});

const rowSums = { ...sums, pieces: 31, costed: 1_000, cost: 600, profit: 400 };
const row = (key: string, name: string, more: Partial<typeof rowSums> = {}) => ({
  key,
  name,
  ...rowSums,
  ...more,
});
const listed = (data: Wire<typeof listSales>['data'], total_pages = 1) =>
  answers(listSales, {
    data,
    total_rows: data.length * total_pages,
    total_pages,
    page: 1,
    pageSize: 50,
    sums: rowSums,
  });

const november = '/reports/sales?from=%222026-11-01%22&until=%222026-11-30%22';
const plot = page.getByRole('slider', { name: /net sales by/ });

test('sales beside those before, in words, in a drawing, and day by day', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getSales, salesOf(30, { orders: 8, net: 1_000, returned: 100 })),
    listed([row('2026-11-03', '')]),
  );
  await visit(november);
  await expect.element(page.getByText('10% more than before')).toBeVisible();
  await expect.element(page.getByText('50% less than before')).toBeVisible();
  await expect.element(page.getByText('As much as before')).toBeVisible();
  // 1,100 of four orders, beside 1,000 of eight.
  await expect.element(page.getByText('$275.00')).toBeVisible();
  await expect.element(page.getByText('120% more than before')).toBeVisible();
  await expect
    .element(
      page.getByText('The best day was Tue, Nov 3 with $1,100.00. Before: Oct 2, 2026 to Oct 31, 2026.'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/^Nov 3, 2026431\$100\.00\$1,100\.00/);
  await expect.element(page.getByRole('row').nth(2)).toHaveTextContent(/^Together431/);
  await expectForEveryone();
  expect(server.calls.find(({ call }) => call.endsWith('/rows'))?.query.toString()).toBe(
    'from=2026-11-01&until=2026-11-30&by=day&sort=-name&page=1',
  );
});

test('a long time goes week by week', async () => {
  fakeServer(answers(getMe, marco), answers(getSales, salesOf(70)), listed([]));
  await visit('/reports/sales?from=%222026-11-01%22&until=%222027-01-09%22');
  await expect.element(plot).toHaveAttribute('aria-valuemax', '9');
  await expect
    .element(plot)
    .toHaveAttribute('aria-valuetext', 'Nov 1, 2026: This period $1,100.00, Before $550.00');
  await expect
    .element(page.getByText('The best week began on Nov 1, 2026 with $1,100.00.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('None before').first()).toBeVisible();
  await expect.element(page.getByText('Nothing was sold in this period.')).toBeVisible();
});

test('summed by what is chosen, in the order that is chosen, of one store, and saved as they stand', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getSales, salesOf(30)),
    listed([row('7', 'Ridge Monte Bello 2019'), row('fees', 'Delivery and shipping')], 2),
  );
  const { address } = await visit(november);
  await page.getByLabelText('Summed by').selectOptions('product');
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent(/^Ridge Monte Bello 2019/);
  const asked = () => Object.fromEntries(server.calls.findLast(({ call }) => call.endsWith('/rows'))!.query);
  await expect.poll(asked).toMatchObject({ by: 'product', sort: '-net' });
  await page.getByRole('button', { name: 'Pieces' }).click();
  await expect.poll(asked).toMatchObject({ sort: 'pieces' });
  await page.getByRole('button', { name: 'Pieces' }).click();
  await expect.poll(asked).toMatchObject({ sort: '-pieces', page: '1' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(asked).toMatchObject({ sort: '-pieces', page: '2' });
  await page.getByRole('combobox', { name: /^Store/ }).selectOptions('Embarcadero');
  await expect.poll(asked).toMatchObject({ store: '2', page: '1' });
  await expect
    .poll(() => page.getByRole('link', { name: 'Save as CSV' }).element().getAttribute('href'))
    .toBe('/api/staff/reports/sales/file?store=2&from=2026-11-01&until=2026-11-30&by=product&sort=-pieces');
  expect(address()).toContain('by=product');
});

test('of a period that is chosen, and not of days to come', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = fakeServer(answers(getMe, marco), answers(getSales, salesOf(30)), listed([]));
  await visit('/reports/sales');
  const query = () => Object.fromEntries(server.calls.at(-1)!.query);
  await expect.poll(query).toMatchObject({ from: '2026-10-22', until: '2026-11-20' });
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('button', { name: 'This Month' }).click();
  await expect.poll(query).toMatchObject({ from: '2026-11-01', until: '2026-11-20' });
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('button', { name: 'Last Year' }).click();
  await expect.poll(query).toMatchObject({ from: '2025-01-01', until: '2025-12-31' });
});

test('what sales cost, as far as it is known', async () => {
  const unknown = { costed: 0, cost: 0, profit: 0 };
  const server = fakeServer(
    answers(getMe, marco),
    answers(getSales, salesOf(30)),
    listed([
      row('7', 'Ridge Monte Bello 2019'),
      row('8', 'Barolo', { costed: 100, cost: 104, profit: -4 }),
      row('fees', 'Delivery and shipping', unknown),
    ]),
  );
  await visit(`${november}&by=product`);
  const lastCells = (nth: number) =>
    expect.poll(() =>
      page
        .getByRole('row')
        .nth(nth)
        .getByRole('cell')
        .elements()
        .slice(-2)
        .map((cell) => cell.textContent),
    );
  await lastCells(1).toEqual(['$400.00', '40%']);
  await lastCells(2).toEqual(['-$4.00', '-4%']);
  await lastCells(3).toEqual(['–', '–']);
  await lastCells(4).toEqual(['$400.00', '40%']);
  onTestFinished(() => localStorage.removeItem('cellar.staff.columns'));
  const choice = page.getByRole('button', { name: 'Columns' });
  await choice.click();
  await page.getByLabelText('Cost', { exact: true }).click();
  await page.getByLabelText('Margin', { exact: true }).click();
  await choice.click();
  await lastCells(2).toEqual(['$104.00', '-$4.00']);
  await lastCells(3).toEqual(['–', '–']);
  const note = page.getByText(/Cost, gross profit, and margin are of \$1,000\.00 of the net sales/);
  await expect.element(note).toBeVisible();
  const asked = () => Object.fromEntries(server.calls.findLast(({ call }) => call.endsWith('/rows'))!.query);
  await page.getByRole('button', { name: 'Gross profit' }).click();
  await expect.poll(asked).toMatchObject({ sort: 'profit' });
  await expectForEveryone();
});

test.each([
  [1_100, null],
  [0, 'What these sales cost is not known. Costs come with supply orders.'],
])('costs known of %s of 1,100 of net sales', async (costed, words) => {
  fakeServer(
    answers(getMe, marco),
    answers(getSales, salesOf(30)),
    answers(listSales, {
      data: [row('7', 'Ridge Monte Bello 2019')],
      total_rows: 1,
      total_pages: 1,
      page: 1,
      pageSize: 50,
      sums: { ...rowSums, costed },
    }),
  );
  await visit(`${november}&by=product`);
  await expect.element(page.getByRole('row', { name: /^Together/ })).toBeVisible();
  const note = page.getByText(/cost is not known/);
  if (words) await expect.element(note).toHaveTextContent(words);
  else await expect.element(note).not.toBeInTheDocument();
});

test('a report that could not be had', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(getSales, unavailable), listed([]));
  await visit(november);
  await expect.element(page.getByText('We could not load the sales')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getSales, salesOf(30)), listed([row('2026-11-03', '')]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Net sales by day' })).toBeVisible();
});

test('a clerk is not led to them', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/account');
  await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sales' })).not.toBeInTheDocument();
});
