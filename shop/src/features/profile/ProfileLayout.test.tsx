import { answers, fakeServer } from 'browser/testing/fake-server';
import { listLotteryTickets } from 'contract/lottery';
import { toPage } from 'contract/platform/page';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../testing/people';
import { visit } from '../../testing/visit';

test('on a phone the tab that is open stands in view', async () => {
  await page.viewport(390, 800);
  fakeServer(answers(listLotteryTickets, toPage([], 0, { page: 1, pageSize: 10 })));
  await visit('/profile/lottery-management', { login: ada });
  const tab = page
    .getByRole('navigation', { name: 'Account area' })
    .getByRole('link', { name: 'Lottery Management' });
  await expect.element(tab).toBeVisible();
  const { left, right } = tab.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});
