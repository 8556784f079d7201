import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Column, type Sort, Table } from './Table';

type Ticket = { number: string; name: string };

const columns: readonly Column<Ticket>[] = [
  { id: 'number', header: 'Ticket Number', cell: (ticket) => ticket.number },
  { id: 'name', header: 'Lottery Name', cell: (ticket) => ticket.name, sortable: true },
];
const rows = [
  { number: '1001', name: 'Romanée' },
  { number: '1002', name: 'Pappy' },
];
const rowKey = (ticket: Ticket) => ticket.number;
const table = page.getByRole('table', { name: 'Lottery tickets' });

test('on phones every cell says what it is and is still a cell of a table', async () => {
  await page.viewport(390, 800);
  await render(<Table caption="Lottery tickets" {...{ columns, rows, rowKey }} />);
  await expect.element(table.getByRole('row').nth(1)).toBeVisible();
  const cells = [...document.querySelectorAll('td')];
  expect(cells.map((cell) => getComputedStyle(cell, '::before').content)).toEqual([
    '"Ticket Number"',
    '"Lottery Name"',
    '"Ticket Number"',
    '"Lottery Name"',
  ]);
  expect(cells[1]!.getBoundingClientRect().top).toBeGreaterThan(cells[0]!.getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('its header sorts, the other way the second time', async () => {
  const sorted = vi.fn<(sort: Sort) => void>();
  const sort: Sort = { by: 'name', direction: 'ascending' };
  await render(<Table caption="Lottery tickets" {...{ columns, rows, rowKey, sort }} onSort={sorted} />);
  const header = page.getByRole('columnheader', { name: 'Lottery Name' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  expect(sorted).toHaveBeenCalledWith({ by: 'name', direction: 'descending' });
});

test('while the first rows come it is busy; without any it says so', async () => {
  const empty = 'No Lottery found';
  const screen = await render(
    <Table caption="Lottery tickets" rows={[]} busy {...{ columns, rowKey, empty }} />,
  );
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText(empty)).not.toBeInTheDocument();
  await screen.rerender(<Table caption="Lottery tickets" rows={[]} {...{ columns, rowKey, empty }} />);
  await expect.element(page.getByRole('cell', { name: empty })).toBeVisible();
});

test('one that is too wide moves inside its frame, and not the page', async () => {
  await page.viewport(800, 800);
  const many = Array.from({ length: 12 }, (_, nth): Column<Ticket> => {
    return { id: `${nth}`, header: `Column${nth}WithALongName`, cell: () => nth };
  });
  const screen = await render(<Table caption="Lottery tickets" columns={many} {...{ rows, rowKey }} />);
  const frame = table.element().parentElement!;
  await expect.poll(() => frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
  expect(getComputedStyle(frame).overflowX).toBe('auto');
  await screen.rerender(<Table caption="Lottery tickets" {...{ columns, rows, rowKey }} />);
  await expect.poll(() => getComputedStyle(frame).overflowX).toBe('visible');
});
