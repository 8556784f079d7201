import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, isAway, refuses } from 'browser/testing/fake-server';
import { closeAccount, endSession, listSessions, logOut, orderStillOpen, wrongPassword } from 'contract/auth';
import { unavailable } from 'contract/platform/envelope';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../platform/session';
import { sessionEndsAt } from '../../../testing/ended-session';
import { ada, mission } from '../../../testing/people';
import { visit } from '../../../testing/visit';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const here = {
  id: '0190b7e0-5f00-7000-8000-00000000000a',
  device: 'Chrome on Linux',
  created_at: ago(50),
  last_seen_at: ago(0),
  current: true,
};
const phone = {
  ...here,
  id: '0190b7e0-5f00-7000-8000-00000000000b',
  device: 'Safari on iPhone',
  last_seen_at: ago(3),
  current: false,
};
const sessions = answers(listSessions, [here, phone]);

const atChangePassword = () => visit('/profile/change-password', { login: ada, store: mission });
const dialog = page.getByRole('dialog');
const end = page.getByRole('button', { name: 'End session: Safari on iPhone' });

test('a customer sees where she is logged in and ends a session', async () => {
  const server = fakeServer(sessions, answers(endSession));
  await atChangePassword();
  await expect.element(page.getByText('Chrome on Linux')).toBeVisible();
  await expect.element(page.getByText('This device')).toBeVisible();
  await expect.element(page.getByText('Last seen 3 hours ago')).toBeVisible();
  await expectForEveryone();
  server.now(answers(listSessions, [here]));
  await end.click();
  await expect.element(dialog).toHaveAccessibleDescription('Safari on iPhone will be logged out.');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Current Password' }), 'a glass of rain{Enter}');
  await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(server.calls.find(({ call }) => call.startsWith('DELETE'))).toMatchObject({
    call: `DELETE e-com/auth/sessions/${phone.id}`,
    body: { password: 'a glass of rain' },
  });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a session is not ended by a wrong password', async () => {
  fakeServer(sessions, refuses(endSession, wrongPassword));
  await atChangePassword();
  await end.click();
  const password = dialog.getByRole('textbox', { name: 'Current Password' });
  await userEvent.type(password, 'not mine{Enter}');
  await expect.element(password).toHaveAccessibleDescription('Current password is wrong');
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(end).toBeVisible();
});

test('sessions that cannot be loaded are asked for again', async () => {
  const server = fakeServer(refuses(listSessions, unavailable));
  await atChangePassword();
  const trouble = page.getByRole('alert').filter({ hasText: 'Your sessions could not be loaded' });
  await expect.element(trouble).toBeVisible();
  server.now(sessions);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.element(end).toBeVisible();
});

async function askToClose(typed: string) {
  await page.getByRole('button', { name: 'Close account' }).click();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Current Password' }), `${typed}{Enter}`);
}

test('closing an account says what happens to balances and won bottles, and wants the right password', async () => {
  fakeServer(sessions, refuses(closeAccount, wrongPassword));
  await atChangePassword();
  const wonBottle = /a bottle that you have won and not yet bought passes to the next ticket/;
  await expect.element(page.getByRole('region', { name: 'Close your account' })).toHaveTextContent(wonBottle);
  await askToClose('not mine');
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/Loyalty points and store credit end with the account/);
  await expect.element(dialog).toHaveAccessibleDescription(wonBottle);
  const password = dialog.getByRole('textbox', { name: 'Current Password' });
  await expect.element(password).toHaveAccessibleDescription('Current password is wrong');
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(useSession.getState().login?.token).toBe(ada.token);
});

test('a session that has ended while the password is typed says nothing in the dialog', async () => {
  fakeServer(sessions, sessionEndsAt(closeAccount));
  await atChangePassword();
  await askToClose('mine');
  await expect.poll(() => useSession.getState().login).toBeNull();
  await expect.element(dialog.getByRole('button', { name: 'Close account' })).toBeVisible();
  await expect.element(page.getByText('jwt expired')).not.toBeInTheDocument();
});

test('an account with an open order stays', async () => {
  fakeServer(sessions, refuses(closeAccount, orderStillOpen));
  await atChangePassword();
  await askToClose('a glass of rain');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(orderStillOpen.message);
});

test('a closed account says goodbye and is forgotten by this browser', async () => {
  fakeServer(sessions, answers(closeAccount));
  await atChangePassword();
  await askToClose('a glass of rain');
  await expect.element(page.getByRole('dialog', { name: 'Goodbye' })).toBeVisible();
  await expectForEveryone();
  expect(useSession.getState().login).toBeNull();
});

test('logging out leaves at once, also when the shop cannot be reached', async () => {
  const server = fakeServer(sessions, isAway(logOut));
  const shop = await atChangePassword();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(shop.address()).toBe('/login');
  expect(server.calls.map(({ call }) => call)).toContain('POST e-com/auth/logout');
  expect(useSession.getState().login).toBeNull();
});
