import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import {
  changeMembershipTerms,
  getMembershipTerms,
  membershipInUse,
  membershipPromoted,
  membershipsChanged,
} from 'contract/settings/memberships';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { olive, otto } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const seen = {
  version: 'first',
  memberships: [
    { id: 1, name: 'Cellar', spent_from: null, customers: 812 },
    { id: 2, name: 'Reserve', spent_from: 500, customers: 31 },
    { id: 3, name: 'Grand Cru', spent_from: null, customers: 1 },
  ],
};
const begin = (...more: Parameters<typeof fakeServer>) =>
  fakeServer(
    answers(getMe, olive),
    answers(getMembershipTerms, seen),
    answers(listActs, { data: [], next: null }),
    ...more,
  );
const open = () => visit('/memberships');
const save = page.getByRole('button', { name: 'Save the memberships' });
const row = (name: string) => page.getByRole('group', { name });
const sent = (server: ReturnType<typeof begin>) =>
  server.calls.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test.each([390, 1440])('at %s px an owner names them, and says what each asks for', async (width) => {
  await page.viewport(width, 900);
  const server = begin(answers(changeMembershipTerms));
  await open();
  await expect.element(row('Cellar').getByText('812 customers')).toBeVisible();
  await expect.element(row('Cellar').getByText('Everybody begins with it.')).toBeVisible();
  await expect.element(row('Reserve').getByLabelText('From, in 12 months')).toHaveValue('500');
  await expectForEveryone();
  await row('Reserve').getByLabelText('From, in 12 months').fill('750.50');
  await page.getByRole('button', { name: 'Remove Grand Cru' }).click();
  await page.getByRole('button', { name: 'Add a membership' }).click();
  await row('New membership').getByLabelText('Name').fill('Friends');
  await save.click();
  await expect
    .poll(() => sent(server))
    .toEqual([
      {
        memberships: [
          { id: 1, name: 'Cellar', spent_from: null },
          { id: 2, name: 'Reserve', spent_from: 750.5 },
          { id: null, name: 'Friends', spent_from: null },
        ],
        version: 'first',
      },
    ]);
});

test('what is wrong is told at its field, or of all of them', async () => {
  const server = begin();
  await open();
  await row('Reserve').getByLabelText('From, in 12 months').fill('much');
  await row('Grand Cru').getByLabelText('Name').fill('reserve');
  await save.click();
  await expect.element(row('Reserve').getByText('Enter an amount of money')).toBeVisible();
  await row('Reserve').getByLabelText('From, in 12 months').fill('500');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Two memberships have the same name');
  await expectForEveryone();
  expect(sent(server)).toEqual([]);
});

test.each([membershipsChanged, membershipInUse, membershipPromoted])(
  'a refusal is read, and what was typed stays',
  async (refusal) => {
    begin(refuses(changeMembershipTerms, refusal));
    await open();
    await row('Grand Cru').getByLabelText('Name').fill('Mine');
    await save.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(refusal.message);
    await expect.element(row('Grand Cru').getByLabelText('Name')).toHaveValue('Mine');
  },
);

test('memberships that could not be loaded are asked for again', async () => {
  const server = begin(refuses(getMembershipTerms, unavailable));
  await open();
  await expect.element(page.getByText('We could not load the memberships')).toBeVisible();
  server.now(answers(getMembershipTerms, seen));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Cellar')).toBeVisible();
});

test('who owns one store alone is told who sets them', async () => {
  fakeServer(answers(getMe, otto));
  await open();
  await expect.element(page.getByText('For owners of all stores')).toBeVisible();
});
