import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { unavailable } from 'contract/platform/envelope';
import {
  changeAuthenticator,
  endStaffSession,
  freshFactorNeeded,
  getMe,
  listStaffSessions,
  offerAuthenticator,
  proveFactor,
  renewRecoveryCodes,
  wrongCode,
} from 'contract/staff';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from 'contract/staff/passkeys';
import { changeOwnPassword, wrongOwnPassword } from 'contract/staff/passwords';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marco, mia, olive } from '../../testing/people';
import { visit } from '../../testing/visit';

const now = new Date().toISOString();
const here = {
  id: '0190b7e0-5f00-7000-8000-00000000000a',
  device: 'Chrome on Linux',
  created_at: now,
  last_seen_at: now,
  current: true,
};
const tablet = {
  ...here,
  id: '0190b7e0-5f00-7000-8000-00000000000b',
  device: 'Safari on iPad',
  current: false,
};
const passkey = {
  id: '0190b7e0-5f00-7000-8000-00000000000c',
  name: 'Counter tablet',
  created_at: now,
  last_used_at: null,
};
const account = (passkeys: (typeof passkey)[] = []) => [
  answers(getMe, mia),
  answers(listStaffSessions, [here, tablet]),
  answers(listPasskeys, passkeys),
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test.each([
  { person: mia, role: 'Clerk', at: 'Mission Street', may: 'Count stock', mayNot: 'Change prices' },
  {
    person: marco,
    role: 'Manager',
    at: 'Mission Street and Embarcadero',
    may: 'Change prices',
    mayNot: 'Void gift cards',
  },
  { person: olive, role: 'Owner', at: 'All stores', may: 'Void gift cards', mayNot: undefined },
])('$role: who one is, where, and what one may do', async ({ person, role, at, may, mayNot }) => {
  fakeServer(...account(), answers(getMe, person));
  await visit('/account');
  await expect.element(page.getByRole('heading', { name: role })).toBeVisible();
  await expect.element(page.getByText(at, { exact: true })).toBeVisible();
  await expect.element(page.getByText(may)).toBeVisible();
  if (mayNot) await expect.element(page.getByText(mayNot)).not.toBeInTheDocument();
  await expectForEveryone();
});

test('a person sees where they are logged in and ends a session', async () => {
  const server = fakeServer(...account(), answers(endStaffSession));
  await visit('/account');
  await expect.element(page.getByText('This device')).toBeVisible();
  await expect.element(page.getByText('You have no passkey.')).toBeVisible();
  await expect.element(page.getByText(/1 code is left/)).toBeVisible();
  await expectForEveryone();
  server.now(answers(listStaffSessions, [here]));
  await button('End session: Safari on iPad').click();
  await expect.element(page.getByText('Safari on iPad')).not.toBeInTheDocument();
});

test('lists that cannot be loaded are asked for again', async () => {
  const server = fakeServer(...account(), refuses(listPasskeys, unavailable));
  await visit('/account');
  const trouble = page.getByRole('alert').filter({ hasText: 'We could not load your passkeys' });
  await expect.element(trouble).toBeVisible();
  await expectForEveryone();
  server.now(answers(listPasskeys, [passkey]));
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Counter tablet')).toBeVisible();
});

const made = {
  id: 'a-key',
  rawId: 'a-key',
  type: 'public-key' as const,
  response: { clientDataJSON: 'abc', attestationObject: 'def' },
};
const offered = answers(offerPasskey, {
  challenge: 'AAAA',
  rp: { name: 'Cellar Door' },
  user: { id: 'AAAA', name: mia.email, displayName: mia.name },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

test('adding a passkey asks for a code first where the server wants one, and then goes on', async () => {
  const server = fakeServer(
    ...account(),
    refuses(offerPasskey, freshFactorNeeded),
    answers(proveFactor),
    answers(addPasskey, passkey),
  );
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue({ toJSON: () => made } as PublicKeyCredential);
  await visit('/account');
  await button('Add a passkey').click();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Counter tablet{Enter}');
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect.element(code).toBeVisible();
  await expectForEveryone();
  server.now(offered, answers(listPasskeys, [passkey]));
  await userEvent.type(code, '123456{Enter}');
  await expect.element(page.getByText('Counter tablet')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls.find(({ call }) => call === 'POST staff/me/passkeys')?.body).toEqual({
    name: 'Counter tablet',
    passkey: made,
  });
});

test('whoever does not want to confirm keeps the passkey and reads why', async () => {
  fakeServer(...account([passkey]), refuses(removePasskey, freshFactorNeeded));
  await visit('/account');
  await button('Remove passkey: Counter tablet').click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(freshFactorNeeded.message)).toBeVisible();
  await expect.element(page.getByText('Counter tablet')).toBeVisible();
});

test('a passkey is removed', async () => {
  const server = fakeServer(...account([passkey]), answers(removePasskey));
  await visit('/account');
  await expect.element(page.getByText('Not used yet')).toBeVisible();
  server.now(answers(listPasskeys, []));
  await button('Remove passkey: Counter tablet').click();
  await expect.element(page.getByText('You have no passkey.')).toBeVisible();
});

test('new recovery codes are shown once', async () => {
  const recovery_codes = Array.from({ length: 10 }, (_, number) => `code-${number}`);
  fakeServer(...account(), answers(renewRecoveryCodes, { recovery_codes }));
  await visit('/account');
  await button('Make new codes').click();
  await expect.element(dialog.getByText('code-9')).toBeVisible();
  await expectForEveryone();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a password is changed; a wrong one says so and loses nothing', async () => {
  const server = fakeServer(...account(), refuses(changeOwnPassword, wrongOwnPassword));
  await visit('/account');
  await button('Change password').click();
  const current = dialog.getByRole('textbox', { name: 'Current password' });
  const next = dialog.getByRole('textbox', { name: 'New password' });
  await userEvent.fill(current, 'a glass of rain');
  await userEvent.fill(next, 'short');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(next).toHaveAccessibleDescription(/at least 8 characters/);
  await expectForEveryone();
  await userEvent.fill(next, 'a ladder in the cellar');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(current).toHaveAccessibleDescription(/not your current password/);
  await expect.element(next).toHaveValue('a ladder in the cellar');
  server.now(answers(changeOwnPassword), answers(listStaffSessions, [here]));
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(page.getByText('Your password has been changed')).toBeVisible();
  await expect.element(page.getByText('Safari on iPad')).not.toBeInTheDocument();
});

test('an authenticator is changed by a code to scan, once it has shown its first', async () => {
  const offer = {
    secret: 'JBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/Cellar%20Door?secret=JBSWY3DPEHPK3PXP',
    offer: 'sealed',
  };
  const server = fakeServer(
    ...account(),
    answers(offerAuthenticator, offer),
    refuses(changeAuthenticator, wrongCode),
  );
  await visit('/account');
  await button('Change authenticator').click();
  await expect.element(dialog.getByText(/Scan this code/)).toBeVisible();
  expect(dialog.element().querySelector('svg[viewBox="0 0 41 41"] path')).not.toBeNull();
  await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expectForEveryone();
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await userEvent.type(code, '000000{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/This code is wrong/);
  server.now(answers(changeAuthenticator));
  await userEvent.fill(code, '123456');
  await button('Use this authenticator').click();
  await expect.element(page.getByText('Your authenticator has been changed')).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({ offer: 'sealed', code: '123456' });
});
