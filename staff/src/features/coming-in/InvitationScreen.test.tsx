import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses, waits } from 'browser/testing/fake-server';
import { listQueue } from 'contract/orders/queue.staff';
import { notLoggedIn, unavailable } from 'contract/platform/envelope';
import {
  acceptInvitation,
  getMe,
  invitationDead,
  joinByInvitation,
  openInvitation,
  wrongCode,
} from 'contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queueOf } from '../../testing/orders';
import { mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const authenticator = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x', offer: 'sealed' };
const invited = {
  name: 'Mia',
  email: mia.email,
  role: 'clerk' as const,
  store_name: 'Mission Street',
  authenticator,
};
const codes = Array.from({ length: 10 }, (_, number) => `code-${number}`);

const fill = async (code: string) => {
  await userEvent.fill(field('Name'), 'Mia Novak');
  await userEvent.type(field('Password'), 'a glass of rain');
  await userEvent.type(field('Code'), `${code}{Enter}`);
};

test('somebody new sets up an authenticator, joins, keeps the recovery codes and is in', async () => {
  const opening = waits(answers(openInvitation, invited));
  const server = fakeServer(
    opening.answering,
    refuses(acceptInvitation, wrongCode),
    answers(getMe, mia),
    answers(listQueue, queueOf()),
  );
  await visit('/invitation?token=t');
  await expect.element(heading('Your invitation')).toBeVisible();
  await expectForEveryone();
  opening.go();
  await expect.element(page.getByText('You are invited as a clerk of Mission Street.')).toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectForEveryone();
  await fill('000000');
  await expect.element(field('Code')).toHaveAccessibleDescription(/This code is wrong/);
  server.now(answers(acceptInvitation, { recovery_codes: codes }));
  await button('Join').click();
  await expect.element(heading('Keep your recovery codes')).toBeVisible();
  await expect.element(page.getByText('code-9')).toBeVisible();
  await expectForEveryone();
  expect(server.calls.findLast(({ call }) => call.endsWith('accept'))?.body).toMatchObject({
    token: 't',
    offer: 'sealed',
    name: 'Mia Novak',
  });
  await button('I have kept them').click();
  await expect.element(heading('Orders')).toBeVisible();
});

test('an invitation that is over says so, and one that could not be opened is asked for again', async () => {
  const server = fakeServer(refuses(openInvitation, unavailable));
  await visit('/invitation?token=t');
  await expect.element(heading('Your invitation could not be opened')).toBeVisible();
  await expectForEveryone();
  server.now(refuses(openInvitation, invitationDead));
  await button('Try again').click();
  await expect.element(heading('This invitation is over')).toBeVisible();
  await expectForEveryone();
});

test('somebody who works here already takes the role once they are logged in', async () => {
  const taken = { ...invited, store_name: null, authenticator: null };
  const server = fakeServer(answers(openInvitation, taken), refuses(joinByInvitation, notLoggedIn));
  const { address } = await visit('/invitation?token=t');
  await expect.element(page.getByText('You are invited as a clerk of all stores.')).toBeVisible();
  await expectForEveryone();
  await button('Take this role').click();
  await expect.element(heading('Log in')).toBeVisible();
  expect(address()).toBe('/login?back=%2Finvitation%3Ftoken%3Dt');
  server.now(answers(joinByInvitation), answers(getMe, mia), answers(listQueue, queueOf()));
  await visit('/invitation?token=t');
  await button('Take this role').click();
  await expect.element(heading('Orders')).toBeVisible();
});
