import { expectForEveryone } from 'browser/testing/axe';
import { answers, answersInPages, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import { getMe } from 'contract/staff';
import { listActs } from 'contract/staff/acts';
import {
  endPerson,
  getPerson,
  grantRole,
  lastOwnerStays,
  liftSuspension,
  listInvitations,
  listPeople,
  personNotFound,
  suspendPerson,
  takeRole,
} from 'contract/staff/people';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { roleGiven } from '../../testing/acts';
import { marco, oda, olive } from '../../testing/people';
import { marcoSeen, miaSeen } from '../../testing/staff-people';
import { visit } from '../../testing/visit';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
const miaForOlive = [
  answers(getMe, olive),
  answers(getPerson, miaSeen),
  answers(listActs, { data: [roleGiven], next: null }),
];

test('an owner reads what somebody may and can show, and changes a role', async () => {
  const role = { ...miaSeen.roles[0]!, role: 'manager' as const };
  const server = fakeServer(...miaForOlive, answers(grantRole, role));
  await visit(`/people/${miaSeen.id}`);
  await expect.element(heading('Mia Novak')).toBeVisible();
  await expect.element(page.getByText('2 passkeys')).toBeVisible();
  await expect.element(page.getByText('9 recovery codes left')).toBeVisible();
  await expect.element(page.getByText('Gave a role')).toBeVisible();
  await expectForEveryone();
  await button('Change role: Mission Street').click();
  await dialog.getByRole('radio', { name: 'Manager' }).click();
  await expectForEveryone();
  server.now(answers(getPerson, { ...miaSeen, roles: [role] }));
  await button('Save').click();
  await expect.element(page.getByText('The role is given')).toBeVisible();
  await expect.element(page.getByText('Manager', { exact: true })).toBeVisible();
  expect(server.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    store_id: 1,
    role: 'manager',
  });
});

test('a role is taken once that is confirmed; a refusal says why', async () => {
  const server = fakeServer(...miaForOlive, refuses(takeRole, lastOwnerStays));
  await visit(`/people/${miaSeen.id}`);
  await button('Take role: Mission Street').click();
  await expect.element(dialog.getByText(/without one they are logged out/)).toBeVisible();
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Take away' }).click();
  await expect.element(page.getByText(lastOwnerStays.message)).toBeVisible();
  server.now(answers(takeRole), refuses(getPerson, personNotFound));
  await button('Take role: Mission Street').click();
  await dialog.getByRole('button', { name: 'Take away' }).click();
  await expect.element(heading('No longer on the staff')).toBeVisible();
  await expectForEveryone();
});

test('somebody is suspended, and let in again', async () => {
  const server = fakeServer(...miaForOlive, answers(suspendPerson), answers(liftSuspension));
  await visit(`/people/${miaSeen.id}`);
  await button('Suspend').click();
  await expect.element(dialog.getByText(/logged out everywhere/)).toBeVisible();
  server.now(answers(getPerson, { ...miaSeen, suspended_at: new Date().toISOString() }));
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expectForEveryone();
  server.now(answers(getPerson, miaSeen));
  await button('Lift the suspension').click();
  await expect.element(page.getByText('Active')).toBeVisible();
});

test('whose work is ended is gone from the list', async () => {
  fakeServer(
    ...miaForOlive,
    answers(endPerson),
    answersInPages(listPeople, [marcoSeen]),
    answers(listInvitations, []),
  );
  await visit(`/people/${miaSeen.id}`);
  await button('End their work here').click();
  await dialog.getByRole('button', { name: 'End their work' }).click();
  await expect.element(heading('People')).toBeVisible();
});

test('a manager reads and changes nothing', async () => {
  fakeServer(answers(getMe, marco), answers(getPerson, miaSeen));
  await visit(`/people/${miaSeen.id}`);
  await expect.element(heading('Mia Novak')).toBeVisible();
  await expect.element(button('Add a role')).not.toBeInTheDocument();
  await expect.element(button('Suspend')).not.toBeInTheDocument();
});

test('who owns one store and manages another changes roles where they own alone', async () => {
  fakeServer(answers(getMe, oda), answers(getPerson, marcoSeen));
  await visit(`/people/${marcoSeen.id}`);
  await expect.element(button('Change role: Embarcadero')).toBeVisible();
  await expect.element(button('Take role: Embarcadero')).toBeVisible();
  await expect.element(button('Change role: Mission Street')).not.toBeInTheDocument();
  await expect.element(button('Take role: Mission Street')).not.toBeInTheDocument();
  await expect.element(button('Lift the suspension')).not.toBeInTheDocument();
  await expect.element(button('End their work here')).not.toBeInTheDocument();
  await button('Add a role').click();
  await dialog.getByRole('button', { name: /Where/ }).click();
  await expect.element(page.getByRole('option', { name: 'Embarcadero' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Mission Street' })).not.toBeInTheDocument();
});

test('a person who could not be loaded is asked for again', async () => {
  const server = fakeServer(...miaForOlive, refuses(getPerson, unavailable));
  await visit(`/people/${miaSeen.id}`);
  await expect.element(page.getByText('We could not load this person')).toBeVisible();
  await expectForEveryone();
  server.now(answers(getPerson, miaSeen));
  await button('Try again').click();
  await expect.element(heading('Mia Novak')).toBeVisible();
});
