import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { listShipments } from 'contract/reports/shipments.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../testing/people';
import { visit } from '../../testing/visit';

const november = '/reports/shipments?from=%222026-11-01%22&until=%222026-11-30%22';

test('what was shipped by state and kind, in liters and gallons, and all of it together', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(listShipments, [
      { state: 'California', kind: 'wine', orders: 3, bottles: 17, milliliters: 12_750 },
      { state: 'Illinois', kind: 'cider', orders: 1, bottles: 6, milliliters: 1_980 },
    ]),
  );
  await visit(november);
  const row = (at: number) => page.getByRole('row').nth(at);
  await expect.element(row(1)).toHaveTextContent('CaliforniaWine31712.753.37');
  await expect.element(row(2)).toHaveTextContent('IllinoisCider161.980.52');
  await expect.element(row(3)).toHaveTextContent('TogetherAll–2314.733.89');
  await expectForEveryone();
  await page.getByRole('combobox', { name: /^Store/ }).selectOptions('Embarcadero');
  await expect.poll(() => Object.fromEntries(server.calls.at(-1)!.query)).toMatchObject({ store: '2' });
  expect(page.getByRole('link', { name: 'Save each order as CSV' }).element().getAttribute('href')).toBe(
    '/api/staff/reports/shipments/file?store=2&from=2026-11-01&until=2026-11-30',
  );
});

test('nothing shipped, and a report that could not be had; sales are one press away', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(listShipments, unavailable));
  const { address } = await visit(november);
  await expect.element(page.getByText('We could not load the shipments')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listShipments, []));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing was shipped in this period.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sales', exact: true }).click();
  await expect.poll(address).toContain('/reports/sales');
});
