import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import {
  beyondGoodwill,
  changeMembership,
  closeCustomerAccount,
  customerNotFound,
  findCustomers,
  getCustomer,
  giveGoodwill,
  giveGoodwillBeyond,
  listCustomerTimeline,
  listMemberships,
  membershipChanged,
  writeCustomerNote,
} from 'contract/customers.staff';
import type { Wire } from 'contract/platform/endpoint';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { marco, mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const id = '0190b7e0-5f00-7000-8000-0000000000aa';
const at = '2026-11-20T18:00:00.000Z';

const inPart: Wire<typeof getCustomer> = {
  id,
  first_name: 'Ada',
  last_name: 'Marchetti',
  email: 'a•••@c•••.example',
  phone: '••• 0142',
  whole: false,
  closed: false,
  email_confirmed: true,
  membership: { id: 2, name: 'Reserve' },
  membership_by_hand: false,
  since: at,
  dob: null,
  city: null,
  sessions: null,
  stores: [{ store_id: 1, store_name: 'Mission Street', credit: 12.5, points: 340 }],
  may_close: false,
};
const whole: Wire<typeof getCustomer> = {
  ...inPart,
  email: 'ada@cellar-door.example',
  phone: '(415) 555-0142',
  whole: true,
  email_confirmed: false,
  dob: '1980-05-17',
  city: 'San Francisco, California',
  sessions: 2,
  may_close: true,
};

const atMission = { at, store_name: 'Mission Street' };
const idOf = (number: number) => `0190b7e0-5f00-7000-8000-00000000000${number}`;
const timeline: Wire<typeof listCustomerTimeline> = {
  entries: [
    { kind: 'note', id: idOf(1), ...atMission, text: 'Likes her reds cold.', by: 'Mia Novak' },
    { kind: 'order', id: idOf(2), ...atMission, number: 'CA1-104001', status: 'handed_over', total: 84.5 },
    {
      kind: 'balance',
      id: idOf(3),
      ...atMission,
      words: 'A thank-you from the store',
      credit: 12.5,
      points: 0,
      reason: 'A corked bottle',
      by: 'Marco Silva',
    },
    {
      kind: 'letter',
      id: idOf(8),
      ...atMission,
      number: 'CA1-104001',
      subject: 'Your receipt for order CA1-104001',
      to: 'a•••@c•••.example',
      state: 'failed',
    },
    { kind: 'gift_card', id: idOf(4), ...atMission, number: '52001', amount: 50 },
    { kind: 'security', id: idOf(5), at, event: 'log-in', outcome: 'refused', device: 'Safari on iPhone' },
    { kind: 'act', id: idOf(6), at, act: 'sessions_ended', by: 'Marco Silva', why: 'Lost her phone' },
    {
      kind: 'message',
      id: idOf(7),
      ...atMission,
      text: 'Is it ready to drink?',
      answers: [{ text: 'Wait for it.', by: 'Marco Silva' }],
    },
  ],
  more: false,
};
const nothing: Wire<typeof listCustomerTimeline> = { entries: [], more: false };
const found = (q: Partial<Wire<typeof findCustomers>['customers'][number]> = {}) => ({
  id,
  first_name: 'Ada',
  last_name: 'Marchetti',
  email: 'a•••@c•••.example',
  phone: '',
  whole: false,
  closed: false,
  last_order: { number: 'CA1-104001', at },
  ...q,
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('a customer is looked for and found, with where to go on', async () => {
  fakeServer(answers(getMe, mia), answers(findCustomers, { customers: [found()], more: true }));
  const { address } = await visit('/customers');
  await expect.element(page.getByText('Who are you looking for?')).toBeVisible();
  await page.getByLabelText('Name, email, phone or order number').fill('march');
  await expect.element(page.getByRole('link', { name: 'Ada Marchetti' })).toBeVisible();
  await expect.element(page.getByText('There are more.', { exact: false })).toBeVisible();
  expect(address()).toBe('/customers?q=march');
  await expectForEveryone();
});

test('a search that finds nobody says what is found', async () => {
  fakeServer(answers(getMe, mia), answers(findCustomers, { customers: [], more: false }));
  await visit('/customers?q=zzz');
  await expect.element(page.getByText('Nobody matches “zzz”.', { exact: false })).toBeVisible();
});

test('a search that failed is tried again', async () => {
  const server = fakeServer(answers(getMe, mia), refuses(findCustomers, unavailable));
  await visit('/customers?q=march');
  await expect.element(page.getByText('We could not search')).toBeVisible();
  server.now(answers(findCustomers, { customers: [found()], more: false }));
  await button('Try again').click();
  await expect.element(page.getByRole('link', { name: 'Ada Marchetti' })).toBeVisible();
});

test('a clerk sees a customer in part, and everything that happened', async () => {
  fakeServer(answers(getMe, mia), answers(getCustomer, inPart), answers(listCustomerTimeline, timeline));
  await visit(`/customers/${id}`);
  await expect.element(page.getByRole('heading', { name: 'Ada Marchetti' })).toBeVisible();
  await expect.element(page.getByText('a•••@c•••.example', { exact: true })).toBeVisible();
  for (const words of [
    'Likes her reds cold.',
    'Letter: Your receipt for order CA1-104001',
    'Not delivered',
    'A corked bottle',
    '+$12.50',
    'Wait for it.',
    'Lost her phone',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(button('Close account')).not.toBeInTheDocument();
  await expectForEveryone();
});

test('a customer of another store is missing', async () => {
  fakeServer(
    answers(getMe, mia),
    refuses(getCustomer, customerNotFound),
    refuses(listCustomerTimeline, customerNotFound),
  );
  await visit(`/customers/${id}`);
  await expect.element(page.getByText('There is no such customer')).toBeVisible();
});

test('a note is written for the others', async () => {
  const server = fakeServer(
    answers(getMe, mia),
    answers(getCustomer, inPart),
    answers(listCustomerTimeline, nothing),
    answers(writeCustomerNote),
  );
  await visit(`/customers/${id}`);
  await button('Write a note').click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Likes her reds cold.');
  await expectForEveryone();
  server.now(answers(listCustomerTimeline, timeline));
  await button('Write it down').click();
  await expect.element(page.getByText('Likes her reds cold.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is beyond the limit takes a manager, who presses once more', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getCustomer, whole),
    answers(listCustomerTimeline, nothing),
    refuses(giveGoodwill, beyondGoodwill),
    answers(giveGoodwillBeyond),
  );
  await visit(`/customers/${id}`);
  await button('Give goodwill').click();
  await button('Give it').click();
  await expect.element(dialog.getByText('Enter an amount')).toBeVisible();
  await dialog.getByLabelText('Amount').fill('80');
  await dialog.getByLabelText('Why').fill('A lost order');
  await button('Give it').click();
  await expect.element(dialog.getByText(beyondGoodwill.message)).toBeVisible();
  await expectForEveryone();
  await button('Give it as a manager').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const given = server.calls.filter(({ call }) => call.includes('goodwill'));
  expect(given.map(({ body }) => body)).toEqual([
    { kind: 'store_credit', amount: 80, reason: 'A lost order' },
    { kind: 'store_credit', amount: 80, reason: 'A lost order' },
  ]);
  expect(given.at(-1)!.call).toContain('goodwill-beyond');
  for (const { key } of given) expect(key).toMatch(/^[\da-f]{32}$/);
});

test('a clerk is told of the limit, and can go no further', async () => {
  fakeServer(
    answers(getMe, mia),
    answers(getCustomer, inPart),
    answers(listCustomerTimeline, nothing),
    refuses(giveGoodwill, beyondGoodwill),
  );
  await visit(`/customers/${id}`);
  await button('Give goodwill').click();
  await dialog.getByLabelText('Amount').fill('80');
  await dialog.getByLabelText('Why').fill('A lost order');
  await button('Give it').click();
  await expect.element(dialog.getByText(beyondGoodwill.message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('80');
  await expect.element(button('Give it as a manager')).not.toBeInTheDocument();
});

test('a manager closes an account, and says why', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getCustomer, whole),
    answers(listCustomerTimeline, nothing),
    answers(closeCustomerAccount),
  );
  await visit(`/customers/${id}`);
  await expect.element(button('Confirm email')).toBeVisible();
  await button('Close account').click();
  await dialog.getByLabelText('Why').fill('She asked by phone');
  await expectForEveryone();
  server.now(answers(getCustomer, { ...whole, closed: true, email: null, phone: '' }));
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect.element(page.getByText('Closed account')).toBeVisible();
  await expect.element(button('Write a note')).not.toBeInTheDocument();
});

test('a manager gives another membership, and is told where somebody was faster', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getCustomer, whole),
    answers(listCustomerTimeline, nothing),
    answers(listMemberships, [
      { id: 2, name: 'Reserve', spent_from: null },
      { id: 3, name: 'Grand Cru', spent_from: null },
    ]),
    refuses(changeMembership, membershipChanged),
  );
  await visit(`/customers/${id}`);
  await button('Change membership').click();
  await expect.element(dialog.getByRole('radio', { name: 'Reserve' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Grand Cru' }).click();
  await dialog.getByLabelText('Why').fill('Twenty years');
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect.element(dialog.getByText(membershipChanged.message)).toBeVisible();
  await expectForEveryone();
  server.now(
    answers(changeMembership),
    answers(getCustomer, { ...whole, membership: { id: 3, name: 'Grand Cru' } }),
  );
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect.element(page.getByText('Grand Cru')).toBeVisible();
  expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    membership_id: 3,
    by_spending: false,
    seen: 2,
    why: 'Twenty years',
  });
});

test('where memberships go by spending, a manager gives one by hand, and leaves it to the spending again', async () => {
  const server = fakeServer(
    answers(getMe, marco),
    answers(getCustomer, whole),
    answers(listCustomerTimeline, nothing),
    answers(listMemberships, [
      { id: 1, name: 'Cellar', spent_from: null },
      { id: 2, name: 'Reserve', spent_from: 500 },
    ]),
    answers(changeMembership),
  );
  await visit(`/customers/${id}`);
  await button('Change membership').click();
  await expect.element(dialog.getByRole('radio', { name: 'By what they spend' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Reserve' }).click();
  await dialog.getByLabelText('Why').fill('Twenty years');
  server.now(answers(getCustomer, { ...whole, membership_by_hand: true }));
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect.element(page.getByText('Reserve, given by staff')).toBeVisible();
  await button('Change membership').click();
  await expect.element(dialog.getByRole('radio', { name: 'Reserve' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'By what they spend' }).click();
  await dialog.getByLabelText('Why').fill('A new year');
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect
    .poll(() => server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body))
    .toEqual([
      { membership_id: 2, by_spending: false, seen: 2, why: 'Twenty years' },
      { membership_id: null, by_spending: true, seen: 2, why: 'A new year' },
    ]);
});
