import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { type LotteryTicket, listLotteryTickets } from 'contract/lottery';
import { fault } from 'contract/platform/envelope';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const ticket = (number: number, status = 1): LotteryTicket => ({
  id: `0190b7e0-5f00-7000-8000-00000000${String(1000 + number)}`,
  lottery_id: 40 + number,
  ticket_no: `CH1-${1000 + number}-7K3D`,
  name: `Harlan Fork, draw ${number}`,
  created_at: '2026-03-09T18:00:00.000Z',
  status,
});
const tickets = (from: number, count: number, all: number, at: number) =>
  toPage(
    Array.from({ length: count }, (_, index) => ticket(from + index)),
    all,
    { page: at, pageSize: 10 },
  );

const open = (address = '/profile/lottery-management') => visit(address, { login: ada });
const table = page.getByRole('table', { name: 'Your lottery tickets' });

test('shows the tickets with number, name, US-format date and status', async () => {
  const data = toPage([ticket(1, 7), ticket(2, 1), ticket(3, 0), ticket(4, 12)], 4, {
    page: 1,
    pageSize: 10,
  });
  fakeServer(answers(listLotteryTickets, data));
  await open();
  const headers = table.getByRole('columnheader');
  await expect.element(table.getByText('CH1-1001-7K3D')).toBeVisible();
  expect(headers.elements().map((header) => header.textContent)).toEqual([
    'Ticket Number',
    'Lottery Name',
    'Purchase Date',
    'Status',
  ]);
  const rows = table.getByRole('row').elements().slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Delivered',
    'Active',
    'Not Qualified',
    'Not Qualified',
  ]);
  await expect.element(table.getByText('03/09/2026').first()).toBeVisible();
  await expect
    .element(table.getByRole('link', { name: 'Harlan Fork, draw 2' }))
    .toHaveAttribute('href', '/lottery/42');
  await expectForEveryone();
});

test('a delivered ticket has a green outline, an active one is green, any other red', async () => {
  const data = toPage([ticket(1, 7), ticket(2, 1), ticket(3, 12)], 3, { page: 1, pageSize: 10 });
  fakeServer(answers(listLotteryTickets, data));
  await open();
  await expect.element(table.getByText('Delivered')).toBeVisible();
  const look = (words: string) => {
    const { color, borderColor } = getComputedStyle(table.getByText(words).element());
    return [color, borderColor];
  };
  const [green, red, none] = ['47, 107, 58', '179, 38, 30', '0, 0, 0, 0'];
  expect(look('Delivered')).toEqual([`rgb(${green})`, `rgb(${green})`]);
  expect(look('Active')).toEqual([`rgb(${green})`, `rgba(${none})`]);
  expect(look('Not Qualified')).toEqual([`rgb(${red})`, `rgba(${none})`]);
});

test('goes through the pages, ten tickets each, by the selector, Previous and Next', async () => {
  const server = fakeServer(answers(listLotteryTickets, tickets(1, 10, 24, 1)));
  const { address } = await open();
  await expect.element(table.getByText('CH1-1001-7K3D')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  server.now(answers(listLotteryTickets, tickets(11, 10, 24, 2)));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(table.getByText('CH1-1011-7K3D')).toBeVisible();
  expect(address()).toBe('/profile/lottery-management?page=2');
  server.now(answers(listLotteryTickets, tickets(21, 4, 24, 3)));
  await page.getByRole('combobox', { name: 'Page' }).selectOptions('3');
  await expect.element(table.getByText('CH1-1021-7K3D')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(server.calls.map(({ query }) => query.get('pageSize'))).toEqual(['10', '10', '10']);
});

test('says so when there is none', async () => {
  fakeServer(answers(listLotteryTickets, toPage([], 0, { page: 1, pageSize: 10 })));
  await open();
  await expect.element(page.getByText('No Lottery found', { exact: true })).toBeVisible();
  await expectForEveryone();
});

test('a page beyond the last one leads to the last', async () => {
  const eleven = Array.from({ length: 11 }, (_, index) => ticket(index + 1));
  fakeServer(answersInPages(listLotteryTickets, eleven));
  const { address } = await open('/profile/lottery-management?page=9');
  await expect.poll(address).toBe('/profile/lottery-management?page=2');
  await expect.element(table.getByText('CH1-1011-7K3D')).toBeVisible();
});

test('says that the list could not be loaded, and tries again', async () => {
  const server = fakeServer(refuses(listLotteryTickets, fault));
  await open();
  await expect.element(page.getByText('Failed to load lottery list', { exact: true })).toBeVisible();
  await expectForEveryone();
  server.now(answers(listLotteryTickets, tickets(1, 2, 2, 1)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(table.getByText('CH1-1001-7K3D')).toBeVisible();
});

test('keeps ten grey rows while the tickets come', async () => {
  const { answering, go } = waits(answers(listLotteryTickets, tickets(1, 2, 2, 1)));
  fakeServer(answering);
  await open();
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  await expectForEveryone();
  go();
  await expect.element(table.getByText('CH1-1001-7K3D')).toBeVisible();
});
