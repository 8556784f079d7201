import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, waits } from 'browser/testing/fake-server';
import { findAnything } from 'contract/desk/find.staff';
import { listViews } from 'contract/desk/views.staff';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const field = page.getByRole('combobox', { name: 'Find anything' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

const order = {
  number: 'CA1-104001',
  status: 'placed' as const,
  customer: 'Ada T.',
  store_name: 'Mission Street',
};
const ada = {
  id: '0190b7e0-5f00-7000-8000-0000000000a1',
  first_name: 'Ada',
  last_name: 'Testino',
  email: 'a•••@e•••.com',
};
const barolo = {
  id: 51,
  brand: 'Cascina Ferro',
  name: 'Barolo',
  vintage: 2019,
  size_ml: 750,
  pack_count: 1,
  retired: true,
};
const found = { orders: [order], customers: [ada], bottles: [barolo] };
const views = [
  { id: '0190b7e0-5f00-7000-8000-0000000000b1', name: 'Tonight', address: '/orders?tab=packed&store=1' },
];
const nothing = { orders: [], customers: [], bottles: [] };

async function open() {
  const server = fakeServer(answers(getMe, mia), answers(listViews, views), answers(findAnything, found));
  const { address } = await visit('/customers');
  await expect.element(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  const asked = () =>
    server.calls.filter(({ call }) => call.endsWith('/find')).map(({ query }) => query.get('q'));
  return { server, address, asked };
}

test('leads to screens and to what is done there, as far as one may', async () => {
  const { address } = await open();
  await expect.element(option('Receive a delivery')).toBeVisible();
  await expect.element(option('Pause the store')).not.toBeInTheDocument();
  await expectForEveryone();
  await userEvent.keyboard('rec del{Enter}');
  await expect.poll(address).toBe('/stock/receive');
});

test('leads to a saved view as it was saved', async () => {
  const { address } = await open();
  await userEvent.keyboard('toni{Enter}');
  await expect.poll(address).toMatch(/^\/orders\?tab=packed&store=1/);
});

test('finds orders, customers and bottles after a pause, and goes on by keys', async () => {
  const { address, asked } = await open();
  await field.fill('104001');
  await expect.element(option(/CA1-104001 Ada T\.\s*To pick · Mission Street/)).toBeVisible();
  await expect.element(option(/Ada Testino/)).toBeVisible();
  await expect.element(option(/Barolo 2019\s*750 ml · Retired/)).toBeVisible();
  expect(asked()).toEqual(['104001']);
  await expectForEveryone();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toBe(`/customers/${ada.id}`);

  await userEvent.keyboard('{Control>}k{/Control}');
  await expect
    .element(page.getByRole('group', { name: 'Recent' }).getByRole('option'))
    .toHaveTextContent('Ada');
});

test('shows an answer for the words that it answers, whichever comes last', async () => {
  const { server } = await open();
  const slow = waits(answers(findAnything, found));
  server.now(slow.answering);
  await userEvent.keyboard('ad');
  await expect.poll(() => server.calls.at(-1)?.query.get('q')).toBe('ad');
  server.now(answers(findAnything, nothing));
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText('Nothing matches “adzzz”.')).toBeVisible();
  slow.go();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText('Nothing matches “adzz”.')).toBeVisible();
  await expectForEveryone();
});

test('says that it could not look, and looks again', async () => {
  const { server } = await open();
  server.now(isAway(findAnything));
  await userEvent.keyboard('barolo');
  await expect.element(page.getByText('We could not search')).toBeVisible();
  await expectForEveryone();
  server.now(answers(findAnything, found));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(option(/Barolo 2019/)).toBeVisible();
});

test('a slash opens it where nobody types', async () => {
  fakeServer(answers(getMe, mia), answers(listViews, views), answers(findAnything, found));
  await visit('/customers');
  const search = page.getByRole('searchbox');
  await search.click();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveValue('/');
  await page.getByRole('heading', { name: 'Customers' }).click();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});
