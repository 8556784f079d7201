import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { listActivity } from 'contract/reports/activity.staff';
import { listSales } from 'contract/reports/sales.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, oda, olive } from '../../testing/people';
import { visit } from '../../testing/visit';

const november = '/reports/activity?from=%222026-11-01%22&until=%222026-11-30%22';
const last_at = '2026-11-20T18:00:00.000Z';
const acts = {
  data: [
    { person: { id: olive.id, name: olive.name }, kind: 'goodwill_given', acts: 1_234, last_at },
    { person: null, kind: 'invited', acts: 1, last_at },
  ],
  total_rows: 2,
  total_pages: 1,
  page: 1,
  pageSize: 50,
};
const row = (at: number) => page.getByRole('row').nth(at);

test('how often each person did what, each act a press away', async () => {
  const server = fakeServer(answers(getMe, olive), answers(listActivity, acts));
  const { address } = await visit(november);
  await expect.element(row(1)).toHaveTextContent(/^Olive BrandtGave goodwill1,234Nov 20/);
  await expect.element(row(2)).toHaveTextContent(/^A commandInvited somebody1Nov 20/);
  await expectForEveryone();
  const asked = () => Object.fromEntries(server.calls.at(-1)!.query);
  expect(asked()).toMatchObject({
    from: new Date('2026-11-01T00:00').toISOString(),
    until: new Date('2026-12-01T00:00').toISOString(),
    sort: '-acts',
  });
  await page.getByRole('button', { name: 'Who' }).click();
  await expect.poll(asked).toMatchObject({ sort: 'person' });
  await row(1).getByRole('link').click();
  await expect
    .poll(address)
    .toBe(`/record?person=${olive.id}&kind=goodwill_given&from=2026-11-01&until=2026-11-30`);
});

test('nothing done, and a report that could not be had', async () => {
  const server = fakeServer(answers(getMe, olive), refuses(listActivity, unavailable));
  await visit(november);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(listActivity, { ...acts, data: [], total_rows: 0 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nobody did anything in this period.')).toBeVisible();
});

test('it is offered to those who may read the record, for the stores where they may', async () => {
  fakeServer(answers(getMe, marco), refuses(listSales, unavailable));
  await visit('/reports/sales?store=1');
  const link = page.getByRole('main').getByRole('link', { name: 'Activity' });
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Shipments' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('a store that is not theirs to read does not go along', async () => {
  fakeServer(answers(getMe, oda), refuses(listSales, unavailable));
  await visit('/reports/sales?store=1&from=%222026-11-01%22&until=%222026-11-30%22');
  const hrefOf = (name: string) =>
    page.getByRole('main').getByRole('link', { name }).element().getAttribute('href');
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Activity' })).toBeVisible();
  expect(hrefOf('Activity')).toBe('/reports/activity?from=2026-11-01&until=2026-11-30');
  expect(hrefOf('Shipments')).toBe('/reports/shipments?store=1&from=2026-11-01&until=2026-11-30');
});
