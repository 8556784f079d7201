import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listQueue } from 'contract/orders/queue.staff';
import { unavailable } from 'contract/platform/envelope';
import { getMe, sessionLocked } from 'contract/staff';
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

test('an open screen leaves by itself when its person may not come in any more', async () => {
  const server = fakeServer(answers(getMe, mia), answers(listQueue, queueOf()));
  const { address, bell } = await visit('/orders');
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  server.now(answers(getMe, null));
  bell.cut();
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toMatch(/^\/login\?back=/);
});

test('an open screen locks when the server has locked its session', async () => {
  const server = fakeServer(answers(getMe, mia), answers(listQueue, queueOf()));
  const { bell } = await visit('/orders');
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  server.now(refuses(getMe, sessionLocked));
  bell.cut();
  await expect.element(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
});

test('a line that fails for other reasons takes nobody out', async () => {
  const server = fakeServer(answers(getMe, mia), answers(listQueue, queueOf()));
  const { bell } = await visit('/orders');
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  server.now(refuses(getMe, unavailable));
  const asked = server.calls.length;
  bell.cut();
  await expect.poll(() => server.calls.length).toBeGreaterThan(asked);
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});
