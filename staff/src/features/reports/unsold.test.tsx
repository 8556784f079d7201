import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { listShipments } from 'contract/reports/shipments.staff';
import { listUnsold } from 'contract/reports/unsold.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../testing/people';
import { visit } from '../../testing/visit';

type Listed = Wire<typeof listUnsold>;
const bottle: Listed['data'][number] = {
  product_id: 7,
  brand: 'Ridge',
  name: 'Monte Bello',
  vintage: 2019,
  size_ml: 750,
  pack_count: 1,
  store_id: 2,
  store: 'Embarcadero',
  on_hand: 6,
  price: 220,
  at_price: 1_320,
  at_cost: 900,
};
const unknown = { ...bottle, product_id: 8, name: 'Lytton Springs', at_cost: null };

const listed = (data: Listed['data'], total_pages = 1) =>
  answers(listUnsold, {
    data,
    total_rows: data.length * total_pages,
    total_pages,
    page: 1,
    pageSize: 50,
    sums: { on_hand: 12, at_price: 2_640, at_cost: 900 },
  });

const november = '/reports/unsold?from=%222026-11-01%22&until=%222026-11-30%22';
const row = (at: number) => page.getByRole('row').nth(at);

test('what a store has and does not sell, the most money first', async () => {
  const server = fakeServer(answers(getMe, marco), listed([bottle, unknown], 2));
  await visit(november);
  await expect
    .element(row(1))
    .toHaveTextContent('Ridge Monte Bello 2019750 mlEmbarcadero6$220.00$1,320.00$900.00');
  await expect.element(row(2)).toHaveTextContent(/\$1,320\.00–$/);
  await expect
    .element(page.getByText('Together 12 pieces that would bring $2,640.00', { exact: false }))
    .toHaveTextContent('at today’s prices. Those of known cost have cost $900.00.');
  await expect
    .element(page.getByRole('link', { name: 'Ridge Monte Bello 2019' }))
    .toHaveAttribute('href', '/stock/7?store=2');
  await expectForEveryone();
  const asked = () => Object.fromEntries(server.calls.at(-1)!.query);
  expect(asked()).toEqual({ from: '2026-11-01', until: '2026-11-30', sort: '-at_price', page: '1' });
  await page.getByRole('button', { name: 'On hand' }).click();
  await expect.poll(asked).toMatchObject({ sort: 'on_hand' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(asked).toMatchObject({ sort: 'on_hand', page: '2' });
  await page.getByRole('combobox', { name: /^Store/ }).selectOptions('Embarcadero');
  await expect.poll(asked).toMatchObject({ store: '2', page: '1' });
  await expect.element(page.getByRole('columnheader', { name: 'Store' })).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Save as CSV' }).element().getAttribute('href')).toBe(
    '/api/staff/reports/unsold/file?store=2&from=2026-11-01&until=2026-11-30&sort=on_hand',
  );
});

test('everything sold, and a report that could not be had; the same period is one press away in another', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    refuses(listUnsold, unavailable),
    answers(listShipments, []),
  );
  const { address } = await visit(november);
  await expect.element(page.getByText('We could not load bottles')).toBeVisible();
  await expectForEveryone();
  server.now(listed([]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Everything that you have was ordered in this period.')).toBeVisible();
  await expect.element(page.getByText(/^Together/)).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('link', { name: 'Shipments' }).click();
  await expect.poll(address).toContain('/reports/shipments?from=2026-11-01&until=2026-11-30');
});
