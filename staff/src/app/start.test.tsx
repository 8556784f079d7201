import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listQueue } from 'contract/orders/queue.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queueOf } from '../testing/orders';
import { mia } from '../testing/people';
import { visit } from '../testing/visit';

test('leads to what has to be done', async () => {
  fakeServer(answers(getMe, mia), answers(listQueue, queueOf()));
  const { address } = await visit('/');
  await expect.element(page.getByText('Nothing is due in the next two hours.')).toBeVisible();
  expect(address()).toMatch(/^\/orders/);
});

test('a start that could not be had is tried again', async () => {
  const server = fakeServer(refuses(getMe, unavailable));
  await visit('/');
  await expect.element(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(getMe, mia), answers(listQueue, queueOf()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('an address that leads nowhere says so', async () => {
  fakeServer();
  await visit('/no/such/page');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectForEveryone();
});
