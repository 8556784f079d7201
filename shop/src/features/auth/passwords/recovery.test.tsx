import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { askForReset, newPasswordTooCommon, resetLinkDead, resetPassword } from 'contract/auth';
import { tooMany } from 'contract/platform/envelope';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../../testing/visit';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const email = page.getByRole('textbox', { name: 'Email' });
const newPassword = page.getByRole('textbox', { name: 'New Password' });
const again = page.getByRole('textbox', { name: 'Confirm Password' });
const set = page.getByRole('button', { name: 'Set new password' });

test('who forgot the password is told the same, whoever asks', async () => {
  const server = fakeServer(answers(askForReset));
  await visit('/forgot-password');
  await userEvent.type(email, 'ada@example.org{Enter}');
  await expect.element(heading('Check your email')).toHaveFocus();
  await expect
    .element(page.getByText('If an account exists for that email, a reset link is on its way'))
    .toBeVisible();
  await expectForEveryone();
  expect(server.calls).toMatchObject([
    { call: 'POST e-com/auth/forgot-password', body: { email: 'ada@example.org' } },
  ]);
});

test('another address can be given', async () => {
  fakeServer(answers(askForReset));
  await visit('/forgot-password');
  await userEvent.type(email, 'ada@example.org{Enter}');
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect.element(heading('Forgot password')).toHaveFocus();
});

test('an address that is none is not sent', async () => {
  const server = fakeServer();
  await visit('/forgot-password');
  await userEvent.type(email, 'ada@{Enter}');
  await expect.element(email).toHaveAccessibleDescription('Enter a valid email address');
  await expectForEveryone();
  expect(server.calls).toEqual([]);
});

test('asking too often says when to try again', async () => {
  fakeServer(refuses(askForReset, tooMany, { retryAfter: 3600 }));
  await visit('/forgot-password');
  await userEvent.type(email, 'ada@example.org{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('You can try again in 1 hour.');
});

test.each(['/reset-password?token=from-the-letter', '/reset-password/?token=from-the-letter'])(
  'the link of the letter sets a new password, which leads to the log-in: %s',
  async (link) => {
    const server = fakeServer(answers(resetPassword));
    const shop = await visit(link);
    expect(server.calls).toEqual([]);
    await newPassword.fill('a glass of rain');
    await userEvent.type(again, 'a glass of rain{Enter}');
    await expect.element(heading('Log in')).toBeVisible();
    await expect.element(page.getByText('Your password has been changed. Please log in.')).toBeVisible();
    await expectForEveryone();
    expect(shop.address()).toBe('/login');
    expect(server.calls[0]?.body).toEqual({ token: 'from-the-letter', password: 'a glass of rain' });
  },
);

test('a new password follows the rules', async () => {
  const server = fakeServer();
  await visit('/reset-password?token=from-the-letter');
  await newPassword.fill('short');
  await again.fill('shorter');
  await set.click();
  await expect
    .element(newPassword)
    .toHaveAccessibleDescription(/^New Password must be at least 8 characters/);
  await expect.element(again).toHaveAccessibleDescription('Passwords do not match');
  await expectForEveryone();
  expect(server.calls).toEqual([]);
});

test('a common password is refused under its field', async () => {
  fakeServer(refuses(resetPassword, newPasswordTooCommon));
  await visit('/reset-password?token=from-the-letter');
  await newPassword.fill('password');
  await again.fill('password');
  await set.click();
  await expect.element(newPassword).toHaveAccessibleDescription(/^New password is too common/);
});

test('a link that has expired or was used says so and offers a new one', async () => {
  fakeServer(refuses(resetPassword, resetLinkDead));
  await visit('/reset-password?token=from-an-old-letter');
  await newPassword.fill('a glass of rain');
  await userEvent.type(again, 'a glass of rain{Enter}');
  await expect.element(heading('This link no longer works')).toHaveFocus();
  await expectForEveryone();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect.element(heading('Forgot password')).toBeVisible();
});

test('a link without its token is a dead one', async () => {
  fakeServer();
  await visit('/reset-password');
  await expect.element(heading('This link no longer works')).toBeVisible();
});
