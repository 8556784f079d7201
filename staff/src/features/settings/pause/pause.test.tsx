import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { alreadyPaused, endPause, listPauses, pauseOver, pauseStore } from 'contract/settings/pauses';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../../testing/people';
import { visit } from '../../../testing/visit';

type Seen = Wire<typeof listPauses>;
const open: Seen = { timezone: 'America/Los_Angeles', modes: ['pickup', 'delivery'], pauses: [] };
const pause: Seen['pauses'][number] = {
  id: '0190b7e0-5f00-7000-8000-00000000000a',
  mode: 'pickup',
  from: '2026-11-21T23:30:00.000Z',
  until: '2026-11-21T23:45:00.000Z',
  reason: 'We are catching up on orders',
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const begin = (seen = open, ...more: Parameters<typeof fakeServer>) =>
  fakeServer(answers(getMe, marco), answers(listPauses, seen), ...more);

test('one press pauses all of it for a quarter of an hour, and it is ended by another', async () => {
  const server = begin(open, answers(pauseStore, [pause]), answers(endPause));
  await visit('/settings');
  await expect.element(page.getByRole('heading', { name: 'Pause new orders' })).toBeVisible();
  await expectForEveryone();
  server.now(answers(listPauses, { ...open, pauses: [pause] }));
  await button('Pause').click();
  await expect
    .element(page.getByText('Pickup is paused until 3:45 PM: We are catching up on orders.', { exact: true }))
    .toBeVisible();
  expect(server.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    modes: ['pickup', 'delivery'],
    minutes: 15,
    reason: 'We are catching up on orders',
  });
  await expect.element(page.getByRole('checkbox', { name: 'Pickup' })).not.toBeInTheDocument();
  await expectForEveryone();
  server.now(answers(listPauses, open));
  await button('Open pickup now').click();
  await expect.element(page.getByRole('checkbox', { name: 'Pickup' })).toBeVisible();
});

test('what customers will read stands there while it is typed', async () => {
  begin();
  await visit('/settings');
  await page.getByRole('checkbox', { name: 'Pickup' }).click();
  await page.getByLabelText('Why').fill('The van is in the shop.');
  await expect
    .element(page.getByText(/Pickup is paused until \d+:\d\d [AP]M: The van is in the shop\.”/))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByText(/Local delivery is paused until \d+:\d\d [AP]M: The van is in the shop\.”/))
    .toBeVisible();
});

test('without a way and a reason nothing is paused', async () => {
  const server = begin();
  await visit('/settings');
  for (const way of ['Pickup', 'Local delivery']) await page.getByRole('checkbox', { name: way }).click();
  await page.getByLabelText('Why').fill('');
  await button('Pause').click();
  await expect.element(page.getByText('Choose what to pause')).toBeVisible();
  await expect.element(page.getByText('Say why: customers read it')).toBeVisible();
  await expectForEveryone();
  expect(server.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('whoever was slower than somebody else reads it, and keeps what they typed', async () => {
  const words = 'Somebody else has already paused pickup, until 3:45 PM.';
  const server = begin(open, refuses(pauseStore, { ...alreadyPaused, message: words }));
  await visit('/settings');
  await page.getByLabelText('Why').fill('The van is late');
  server.now(answers(listPauses, { ...open, pauses: [pause] }));
  await button('Pause').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await expect.element(page.getByLabelText('Why')).toHaveValue('The van is late');
  server.now(refuses(endPause, pauseOver), answers(listPauses, open));
  await button('Open pickup now').click();
  await expect.element(page.getByText('This pause is over already.')).toBeVisible();
});

test('what could not be loaded is asked for again', async () => {
  const server = fakeServer(answers(getMe, marco), refuses(listPauses, unavailable));
  await visit('/settings');
  await expect.element(page.getByText('We could not load what is paused')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listPauses, open));
  await button('Try again').click();
  await expect.element(page.getByRole('checkbox', { name: 'Pickup' })).toBeVisible();
});

test('a store that only ships has nothing to pause', async () => {
  begin({ ...open, modes: [] });
  await visit('/settings?store=2');
  await expect.element(page.getByText('Nothing to pause')).toBeVisible();
  await expect.element(page.getByLabelText('Store')).toHaveValue('2');
});

test('a clerk is not led to the settings', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/settings');
  await expect.element(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  await expectForEveryone();
});
