import { QueryClientProvider } from '@tanstack/react-query';
import { queries } from 'browser/calls/queries';
import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer } from 'browser/testing/fake-server';
import { listStores } from 'contract/stores';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useStoreData } from '../../platform/store-data';
import { mission, westLoop } from '../../testing/people';
import { LotteryStoreDialog } from './LotteryStoreDialog';

beforeEach(() => {
  queries.clear();
  useStoreData.setState({ selectedStore: mission, lotteryStore: null });
});

async function open() {
  const onClose = vi.fn<() => void>();
  await render(
    <QueryClientProvider client={queries}>
      <LotteryStoreDialog open onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

test('lotteries are chosen among the stores that hold them; the store to buy at stays', async () => {
  fakeServer(answers(listStores, [westLoop, mission]));
  const onClose = await open();
  const choose = page.getByRole('button', { name: /^Choose this store/ });
  await expect.element(choose).toHaveAccessibleName('Choose this store: Cellar Door West Loop');
  await expectForEveryone();
  await choose.click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(useStoreData.getState().lotteryStore?.id).toBe(westLoop.id);
  expect(useStoreData.getState().selectedStore?.id).toBe(mission.id);
});

test('where no store holds lotteries it says so', async () => {
  fakeServer(answers(listStores, [mission]));
  await open();
  await expect.element(page.getByText('No store holds lotteries at the moment')).toBeVisible();
});
