import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { listTaxes } from 'contract/reports/taxes.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco } from '../../testing/people';
import { visit } from '../../testing/visit';

const november = '/reports/taxes?from=%222026-11-01%22&until=%222026-11-30%22';
const noRate = { state: '', place: '', millionths: null };

test('what was sold at each rate, what has none, and all of it together', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(listTaxes, [
      {
        kind: 'rated',
        state: 'California',
        place: '',
        millionths: 72_500,
        sold: 100,
        back: 10,
        net: 90,
        tax: 6.53,
      },
      {
        kind: 'rated',
        state: 'California',
        place: 'San Francisco',
        millionths: 86_250,
        sold: 1_000,
        back: 0,
        net: 1_000,
        tax: 86.25,
      },
      { kind: 'unrated', ...noRate, sold: 0, back: 20, net: -20, tax: -1.73 },
      { kind: 'fees', ...noRate, sold: 18, back: 0, net: 18, tax: 0 },
    ]),
  );
  await visit(november);
  const row = (at: number) => page.getByRole('row').nth(at);
  await expect.element(row(1)).toHaveTextContent('California–7.25%$100.00$10.00$90.00$6.53');
  await expect
    .element(row(2))
    .toHaveTextContent('CaliforniaSan Francisco8.625%$1,000.00$0.00$1,000.00$86.25');
  await expect.element(row(3)).toHaveTextContent('Sold before rates were kept––$0.00$20.00-$20.00-$1.73');
  await expect.element(row(4)).toHaveTextContent('Delivery and shipping, not taxed––$18.00$0.00$18.00$0.00');
  await expect.element(row(5)).toHaveTextContent('Together––$1,118.00$30.00$1,088.00$91.05');
  await expectForEveryone();
  await page.getByRole('combobox', { name: /^Store/ }).selectOptions('Embarcadero');
  await expect.poll(() => Object.fromEntries(server.calls.at(-1)!.query)).toMatchObject({ store: '2' });
  expect(page.getByRole('link', { name: 'Save as CSV' }).element().getAttribute('href')).toBe(
    '/api/staff/reports/taxes/file?store=2&from=2026-11-01&until=2026-11-30',
  );
});

test('nothing sold, and a report that could not be had; sales are one press away', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(listTaxes, unavailable));
  const { address } = await visit(november);
  await expect.element(page.getByText('We could not load the sales tax')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listTaxes, []));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing was sold in this period.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sales', exact: true }).click();
  await expect.poll(address).toContain('/reports/sales');
});
