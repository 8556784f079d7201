import { queryOptions, useQuery } from '@tanstack/react-query';
import { ServerData } from 'browser/calls/ServerData';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestBell } from '../testing/test-bell';
import { useLive } from './live';
import { leave } from './staff-calls';

afterEach(leave);

const asking = (live: string) => {
  let times = 0;
  const ask = vi.fn<() => Promise<number>>(async () => ++times);
  return { ask, query: queryOptions({ queryKey: [live], queryFn: ask, meta: { live } }) };
};

function Shown({ queries }: { queries: ReturnType<typeof asking>['query'][] }) {
  useLive();
  return queries.map((query) => <One key={query.queryKey[0]} query={query} />);
}

const One = ({ query }: { query: ReturnType<typeof asking>['query'] }) => (
  <p>
    {query.queryKey[0]}: {useQuery(query).data}
  </p>
);

const show = (...asked: ReturnType<typeof asking>[]) =>
  render(
    <ServerData>
      <Shown queries={asked.map(({ query }) => query)} />
    </ServerData>,
  );

test('what rings is asked again, at its store, and nothing else is', async () => {
  const bell = TestBell.hang();
  const [here, there, wherever] = [asking('3:orders'), asking('4:orders'), asking('orders')];
  await show(here, there, wherever);
  await expect.element(page.getByText('4:orders: 1')).toBeVisible();
  bell.ring('3:orders');
  bell.ring('3:orders');
  bell.ring('3:stock');
  await expect.element(page.getByText('3:orders: 2')).toBeVisible();
  await expect.element(page.getByText(/^orders: 2/)).toBeVisible();
  bell.ring('all:orders');
  await expect.element(page.getByText('4:orders: 2')).toBeVisible();
  await expect.element(page.getByText('3:orders: 3')).toBeVisible();
  expect(there.ask).toHaveBeenCalledTimes(2);
});

test('who comes back to the tab sees how it is now, and nobody listens when the screen is gone', async () => {
  const bell = TestBell.hang();
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  onTestFinished(() => shown.mockRestore());
  const stock = asking('5:stock');
  const screen = await show(stock);
  await expect.element(page.getByText('5:stock: 1')).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('5:stock: 2')).toBeVisible();
  expect(bell.listeners).toBe(1);
  await screen.unmount();
  expect(bell.listeners).toBe(0);
});
