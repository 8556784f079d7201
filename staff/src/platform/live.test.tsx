import { queryOptions, useQuery } from '@tanstack/react-query';
import { ServerData } from 'browser/calls/ServerData';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { getMe } from 'contract/staff';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mia } from '../testing/people';
import { TestBell } from '../testing/test-bell';
import { useLive, useRings } from './live';
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

test('a hidden tab hears each ring, asks for nothing, and sees all of it when it is looked at again', async () => {
  const bell = TestBell.hang();
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  onTestFinished(() => shown.mockRestore());
  const turn = (to: DocumentVisibilityState) => {
    shown.mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const heard: string[] = [];
  const Ear = () => {
    useRings((kind) => heard.push(kind));
    return null;
  };
  const orders = asking('6:orders');
  await render(
    <ServerData>
      <Shown queries={[orders.query]} />
      <Ear />
    </ServerData>,
  );
  await expect.element(page.getByText('6:orders: 1')).toBeVisible();
  // The return asks also for what rang just before.
  bell.ring('6:orders');
  turn('hidden');
  bell.ring('6:new_order');
  expect(bell.listeners).toBe(1);
  expect(heard).toEqual(['orders', 'new_order']);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(orders.ask).toHaveBeenCalledTimes(1);
  turn('visible');
  await expect.element(page.getByText('6:orders: 2')).toBeVisible();
  expect(bell.listeners).toBe(1);
});

test('a hidden tab whose line was ended listens again within the minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const bell = TestBell.hang();
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => shown.mockRestore());
  fakeServer(answers(getMe, mia));
  await show();
  bell.cut();
  expect(bell.listeners).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(bell.listeners).toBe(1);
});
