import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { listQueue } from 'contract/orders/queue.staff';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { showStart, tryPayments } from 'contract/settings/start';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queueOf } from '../../../testing/orders';
import { olive, otto } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const empty: Wire<typeof showStart> = {
  stores: [],
  payments: { provider: 'stripe', trial: null },
  mail: { kept: false, trial: null },
};
const store = { id: 1, name: 'Harbor Wines', is_open: false, lacks: [], products: 3 };
const newOwner = { ...olive, stores: [] };
const done = () => page.getByText('Done', { exact: true });

test('an empty shop leads its owner from the first screen on', async () => {
  fakeServer(answers(getMe, newOwner), answers(showStart, empty), answers(listQueue, queueOf()));
  await visit('/');
  await expect.element(page.getByRole('link', { name: 'Open your shop' })).toHaveAttribute('href', '/start');
  await expectForEveryone();
});

test('the first step is the first store', async () => {
  fakeServer(answers(getMe, newOwner), answers(showStart, empty));
  await visit('/start');
  await expect
    .element(page.getByRole('link', { name: 'Add your first store' }))
    .toHaveAttribute('href', '/stores/new');
  await expect.element(done()).not.toBeInTheDocument();
  await expectForEveryone();
});

test('each step is as the shop stands, and leads to what it lacks', async () => {
  const lacks: (typeof empty)['stores'][number]['lacks'] = ['times', 'tax'];
  fakeServer(answers(getMe, olive), answers(showStart, { ...empty, stores: [{ ...store, lacks }] }));
  await visit('/start');
  await expect
    .element(page.getByRole('link', { name: 'Times to choose from' }))
    .toHaveAttribute('href', '/settings?store=1&topic=times');
  await expect.element(page.getByRole('link', { name: /sales tax/ })).toHaveAttribute('href', '/rules');
  // The store, its hours, and its bottles.
  expect(done().all()).toHaveLength(3);
  await expectForEveryone();
});

test('a test call tells what came of it', async () => {
  const says = 'Invalid API Key provided';
  const trial = { tried_at: '2026-11-23T10:00:00.000Z', worked: false, says };
  const server = fakeServer(answers(getMe, olive), answers(showStart, empty), answers(tryPayments, trial));
  await visit('/start');
  server.now(answers(showStart, { ...empty, payments: { provider: 'stripe', trial } }));
  await page.getByRole('button', { name: 'Test payments' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`It did not work: ${says}`);
  await expectForEveryone();
});

test('the card is gone as soon as a store is open, and is not for who owns one store alone', async () => {
  const open = { ...empty, stores: [{ ...store, is_open: true }] };
  const { calls } = fakeServer(
    answers(getMe, olive),
    answers(showStart, open),
    answers(listQueue, queueOf()),
  );
  await visit('/');
  await expect.element(page.getByText('Nothing is due in the next two hours.')).toBeVisible();
  await expect.poll(() => calls.some(({ call }) => call === 'GET staff/start')).toBe(true);
  await expect.element(page.getByText('Your shop is not open yet')).not.toBeInTheDocument();
  fakeServer(answers(getMe, otto));
  await visit('/start');
  await expect.element(page.getByText('For owners of all stores')).toBeVisible();
});

test('steps that could not be loaded are asked for again', async () => {
  const server = fakeServer(answers(getMe, olive), refuses(showStart, unavailable));
  await visit('/start');
  await expect.element(page.getByText('We could not load the steps')).toBeVisible();
  server.now(answers(showStart, empty));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Add your first store' })).toBeVisible();
});
