import { expectForEveryone } from 'browser/testing/axe';
import { answers, fakeServer, refuses } from 'browser/testing/fake-server';
import { tooMany } from 'contract/platform/envelope';
import { staffPasswordTooCommon } from 'contract/staff';
import { askForStaffReset, resetStaffPassword, staffResetDead } from 'contract/staff/passwords';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mia } from '../../testing/people';
import { visit } from '../../testing/visit';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a link is asked for, and the answer is the same for everybody', async () => {
  const server = fakeServer(refuses(askForStaffReset, tooMany));
  await visit('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.element(heading('Forgot password')).toBeVisible();
  await expectForEveryone();
  await userEvent.type(field('Email'), `${mia.email}{Enter}`);
  await expect.element(page.getByText(tooMany.message)).toBeVisible();
  server.now(answers(askForStaffReset));
  await button('Send link').click();
  await expect.element(heading('Check your email')).toBeVisible();
  await expect.element(page.getByText('If somebody on the staff has that address')).toBeVisible();
  await expectForEveryone();
});

test('a new password is set by the link, and then somebody logs in as always', async () => {
  const server = fakeServer(refuses(resetStaffPassword, staffPasswordTooCommon));
  await visit('/reset-password?token=t');
  await expectForEveryone();
  await userEvent.type(field('New password'), 'password1{Enter}');
  await expect.element(field('New password')).toHaveAccessibleDescription(/too common/);
  server.now(answers(resetStaffPassword));
  await userEvent.fill(field('New password'), 'a ladder in the cellar');
  await button('Set new password').click();
  await expect.element(heading('Log in')).toBeVisible();
  await expect.element(page.getByText(/Your password has been changed/)).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({ token: 't', password: 'a ladder in the cellar' });
});

test('a link that is over leads to another one', async () => {
  fakeServer(refuses(resetStaffPassword, staffResetDead));
  await visit('/reset-password?token=t');
  await userEvent.type(field('New password'), 'a ladder in the cellar{Enter}');
  await expect.element(page.getByText(staffResetDead.message)).toBeVisible();
  await expectForEveryone();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect.element(heading('Forgot password')).toBeVisible();
});
