import type { UseQueryResult } from '@tanstack/react-query';
import { expectForEveryone } from 'browser/testing/axe';
import type { Column, Sort } from 'browser/ui/lists/Table';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable';

type Bottle = { sku: string; name: string; price: string };

const bottles: Bottle[] = [
  { sku: 'B1', name: 'Barolo', price: '$40' },
  { sku: 'B2', name: 'Brunello', price: '$55' },
  { sku: 'B3', name: 'Chianti', price: '$20' },
  { sku: 'B4', name: 'Dolcetto', price: '$18' },
];
const columns: readonly Column<Bottle>[] = [
  { id: 'name', header: 'Bottle', cell: ({ name }) => name, names: true, sortable: true },
  { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
];

const asked = (state: object) => ({ refetch: vi.fn<() => void>(), ...state }) as unknown as Query;
type Query = UseQueryResult<{ data: Bottle[]; page: number; total_pages: number }>;
const listed = (data: Bottle[], total_pages = 1, total_rows = data.length) =>
  asked({ data: { data, page: 1, total_pages, total_rows } });

type Given = { query?: Query; onSort?: (sort: Sort) => void; selects?: boolean; most?: number };

function Bottles({ query = listed(bottles), onSort, selects = false, most }: Given) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Cellar</h1>
      <DataTable
        what="bottles"
        {...{ query, columns, onSort }}
        rowKey={({ sku }) => sku}
        rowName={({ name }) => name}
        link={({ sku }, { children, ...look }) => (
          <a {...look} href={`#${sku}`}>
            {children}
          </a>
        )}
        pageLink={(to, { children, ...look }) => (
          <a {...look} href={`#page-${to}`}>
            {children}
          </a>
        )}
        sort={{ by: 'name', direction: 'ascending' }}
        empty="No bottles here"
        selection={
          selects
            ? {
                chosen,
                onChoose: setChosen,
                actions: (some) => (
                  <button type="button">Retire {isAll ? 'all' : [...some].join(', ')}</button>
                ),
                ...(most && { all: { isChosen: isAll, onChoose: setAll, most } }),
              }
            : undefined
        }
      />
    </main>
  );
}

const focused = () => document.activeElement?.textContent;
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

test('it sorts by its head, follows its pages, and each row leads somewhere', async () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  await render(<Bottles query={listed(bottles, 3)} onSort={onSort} />);
  await expect.element(page.getByRole('link', { name: 'Barolo' })).toHaveAttribute('href', '#B1');
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page-2');
  await page.getByRole('button', { name: 'Bottle' }).click();
  expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'descending' });
  await expectForEveryone();
});

test('j and k go through the rows, x chooses, Enter opens', async () => {
  await render(<Bottles selects />);
  await userEvent.keyboard('j');
  expect(focused()).toBe('Barolo');
  await userEvent.keyboard('jj');
  expect(focused()).toBe('Chianti');
  await userEvent.keyboard('kx');
  expect(focused()).toBe('Brunello');
  await expect.element(box('Brunello')).toBeChecked();
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#B2');
});

test('with Shift a press chooses all up to the last one; the bar says how many and clears', async () => {
  await render(<Bottles selects />);
  await box('Barolo').click();
  await box('Chianti').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected bottles' });
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 selected');
  await expect.element(bar.getByRole('button', { name: 'Retire B1, B2, B3' })).toBeVisible();
  await expectForEveryone();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box('Barolo')).not.toBeChecked();
  await box('all bottles on this page').click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('4 selected');
});

test('when all of a page are chosen and more match, all that match can be; one taken out leaves the page', async () => {
  await render(<Bottles selects most={1000} query={listed(bottles, 203, 812)} />);
  const bar = page.getByRole('region', { name: 'Selected bottles' });
  const offer = bar.getByRole('button', { name: 'Select all 812 that match' });
  await box('Barolo').click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 selected');
  await expect.element(offer).not.toBeInTheDocument();
  await box('all bottles on this page').click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('4 selected');
  await expectForEveryone();
  await offer.click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('All 812 that match selected');
  await expect.element(bar.getByRole('button', { name: 'Retire all' })).toBeVisible();
  await expect.element(box('Dolcetto')).toBeChecked();
  await expectForEveryone();
  await box('Brunello').click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 selected');
  await expect.element(bar.getByRole('button', { name: 'Retire B1, B3, B4' })).toBeVisible();
  await box('Brunello').click();
  await offer.click();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box('Barolo')).not.toBeChecked();
  await expect.element(bar).not.toBeInTheDocument();
});

test('more than the actions can take are not offered, and it says how many they take', async () => {
  await render(<Bottles selects most={100} query={listed(bottles, 203, 812)} />);
  await box('all bottles on this page').click();
  await expect.element(page.getByText('812 match. Up to 100 can be selected at once.')).toBeVisible();
});

test('on a phone a row is a block that is still chosen and pressed', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await render(<Bottles selects />);
  await expect.element(page.getByText('$55')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Brunello' }).element();
  expect(getComputedStyle(row).display).toBe('flex');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await box('Brunello').click();
  await expect.element(box('Brunello')).toBeChecked();
  await expectForEveryone();
});

test('on a phone all rows of the page are chosen by a box that says so', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1024, 768));
  await render(<Bottles selects />);
  const all = page.getByText('Select all bottles on this page');
  expect(all.element().getBoundingClientRect().height).toBeGreaterThan(10);
  await all.click();
  await expect.element(page.getByRole('status').getByText('4 selected')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectForEveryone();
});

test('it says that it is coming, that there is nothing, and that it could not be had', async () => {
  const screen = await render(<Bottles query={asked({ isPending: true, isFetching: true })} />);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await screen.rerender(<Bottles query={listed([])} />);
  await expect.element(page.getByText('No bottles here')).toBeVisible();
  const failed = asked({ error: new Error('away') });
  await screen.rerender(<Bottles query={failed} />);
  await expect.element(page.getByText('We could not load bottles')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(failed.refetch).toHaveBeenCalledOnce();
  await expectForEveryone();
});
