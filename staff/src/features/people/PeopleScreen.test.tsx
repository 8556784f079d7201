import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { freshFactorNeeded, getMe, proveFactor } from 'contract/staff';
import {
  invite,
  listInvitations,
  listPeople,
  sendInvitationAgain,
  withdrawInvitation,
  worksThereAlready,
} from 'contract/staff/people';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia, olive } from '../../testing/people';
import { marcoSeen, miaSeen, noraInvited } from '../../testing/staff-people';
import { visit } from '../../testing/visit';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

const people = [
  answers(getMe, olive),
  answersInPages(listPeople, [marcoSeen, miaSeen]),
  answers(listInvitations, [noraInvited]),
];

test('who works here: roles and stores, how they log in, last seen, and whether they may', async () => {
  const coming = waits(answersInPages(listPeople, [marcoSeen, miaSeen]));
  fakeServer(...people, coming.answering);
  await visit('/people');
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expectForEveryone();
  coming.go();
  await expect.element(row('Marco').getByText('Manager, Mission Street and Embarcadero')).toBeVisible();
  await expect.element(row('Marco').getByText('Never')).toBeVisible();
  await expect.element(row('Marco').getByText('Suspended')).toBeVisible();
  await expect.element(row('Mia').getByText('Code, 2 passkeys')).toBeVisible();
  await expect.element(row('Mia').getByText('Active')).toBeVisible();
  await expect.element(page.getByText('Clerk, Mission Street · ends in 3 days')).toBeVisible();
  await expectForEveryone();
});

test('people are looked for by words, which stand in the address', async () => {
  const server = fakeServer(...people);
  const { address } = await visit('/people');
  await expect.element(row('Mia')).toBeVisible();
  server.now(answersInPages(listPeople, []));
  await userEvent.fill(page.getByRole('searchbox'), 'zed');
  await expect.element(page.getByText('Nobody fits. Try other words or all stores.')).toBeVisible();
  expect(address()).toBe('/people?search=zed');
  expect(server.calls.at(-1)?.query.get('search')).toBe('zed');
  await expectForEveryone();
});

test('a list that could not be had is asked for again', async () => {
  const server = fakeServer(...people, refuses(listPeople, unavailable));
  await visit('/people');
  const trouble = page.getByRole('alert').filter({ hasText: 'We could not load the people' });
  await expect.element(trouble).toBeVisible();
  server.now(answersInPages(listPeople, [miaSeen]));
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Mia')).toBeVisible();
});

test('somebody is invited with what one holds, and nothing typed is lost to a refusal or a code', async () => {
  const server = fakeServer(
    ...people,
    answers(getMe, marco),
    refuses(invite, worksThereAlready),
    answers(proveFactor),
  );
  await visit('/people');
  await button('Invite somebody').click();
  await expect.element(dialog.getByRole('radio', { name: 'Manager' })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: 'Owner' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('radio', { name: 'Clerk' })).toBeChecked();
  await expectForEveryone();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Nora Lind');
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(email, 'nora@cellar-door.example');
  await button('Send invitation').click();
  await expect.element(email).toHaveAccessibleDescription(/works there already/);
  server.now(refuses(invite, freshFactorNeeded));
  await button('Send invitation').click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect.element(code).toBeVisible();
  server.now(answers(invite, noraInvited));
  await userEvent.type(code, '123456{Enter}');
  await expect.element(page.getByText('The invitation is on its way')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls.findLast(({ call }) => call === 'POST staff/invitations')?.body).toEqual({
    name: 'Nora Lind',
    email: 'nora@cellar-door.example',
    store_id: 2,
    role: 'clerk',
  });
});

test('an invitation is sent again, and withdrawn', async () => {
  const server = fakeServer(
    ...people,
    answers(sendInvitationAgain, noraInvited),
    answers(withdrawInvitation),
  );
  await visit('/people');
  await button('Send again: nora@cellar-door.example').click();
  await expect.element(page.getByText('The invitation is on its way again')).toBeVisible();
  server.now(answers(listInvitations, []));
  await button('Withdraw: nora@cellar-door.example').click();
  await expect.element(page.getByText('No invitation waits.')).toBeVisible();
});

test('who sees no people has no way there', async () => {
  fakeServer(answers(getMe, mia));
  await visit('/');
  await expect.element(page.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'People' })).not.toBeInTheDocument();
});
