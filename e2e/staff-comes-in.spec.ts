import type { Page } from '@playwright/test';
import { followLetter } from './letters';
import { authenticatorCode, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

/** A tablet that knows its owner's finger. */
async function giveFinger(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.use({ needsOwnShop: true });

test('a clerk logs in with a code, adds a passkey, and comes back by it @both @tablet', async ({
  page,
  shop,
}) => {
  await giveFinger(page);
  await logInAsStaff(page, shop, 'mia@cellar-door.example');
  await expectOpenToEveryone(page);

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Clerk' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Counter tablet');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Counter tablet' })).toBeVisible();
  await expectOpenToEveryone(page);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expectHeading(page, 'Log in');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectHeading(page, 'Orders');
});

test('somebody who is invited joins by the letter, and comes in again when their phone is lost, after sunset @tablet', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await expectOpenToEveryone(page);
  const email = 'nora@cellar-door.example';
  await page.getByRole('link', { name: 'People' }).click();
  await expectHeading(page, 'People');
  await expect(page.getByRole('row').filter({ hasText: 'Mia Novak' })).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nora Lind');
  await dialog.getByLabel('Email').fill(email);
  await expectOpenToEveryone(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('button', { name: `Withdraw: ${email}` })).toBeVisible();

  await page.getByRole('link', { name: 'Record' }).click();
  await expectHeading(page, 'Record');
  const invited = page.getByRole('row').filter({ hasText: 'Invited somebody' });
  await expect(invited).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
  await expectHeading(page, 'Activity');
  await expectOpenToEveryone(page);
  await invited.first().getByRole('link').click();
  await expectHeading(page, 'Record');
  await expect(invited.first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectHeading(page, 'Log in');

  await followLetter(page, email, /invited/, /Accept the invitation/);
  await expectHeading(page, 'Welcome to Cellar Door');
  await expectOpenToEveryone(page);
  await expect(page.getByLabel('Name')).toHaveValue('Nora Lind');
  const password = 'a bottle on the third shelf';
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  const secret = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Join' }).click();
  await expectHeading(page, 'Keep your recovery codes');
  await expectOpenToEveryone(page);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expectHeading(page, 'Orders');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expectHeading(page, 'Log in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectHeading(page, 'Orders');
});

test('an owner sees how the shop is running @both', async ({ page, shop, watch }) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await page.getByRole('link', { name: 'Operation' }).click();
  await expectHeading(page, 'Operation');
  await expect(page.getByText('Nothing has failed.')).toBeVisible();
  await expect(page.getByText('Every payment is settled.')).toBeVisible();
  await expect(page.getByText('None was found here')).toHaveCount(2);
  await expect(page.getByText(/^Cellar Door \d/)).toBeVisible();
  await expectOpenToEveryone(page);
});
