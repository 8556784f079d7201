import { logIn, newcomer, password, signUp } from './customer';
import { followLetter } from './letters';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('a visitor becomes a customer, chooses a store, forgets the password and comes back', {
  tag: '@both',
}, async ({ page, watch, isMobile }) => {
  const ines = newcomer();

  await test.step('signs up', async () => {
    await page.goto('/welcome');
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    await expectHeading(page, 'Create an account');
    await expectOpenToEveryone(page);
    await signUp(page, ines);
    await expect(page).toHaveURL(/\/welcome$/);
    await expectHeading(page, 'Welcome, Ines');
    await expectOpenToEveryone(page);
  });

  await test.step('confirms the address from the kept mail', async () => {
    await followLetter(page, ines.email, /confirm your email/i, /confirm/i);
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
    await expect(page).toHaveURL(/\/welcome$/);
  });

  await test.step('chooses a store and lands at its address', async () => {
    await page.getByRole('button', { name: 'Choose this store: Cellar Door Lincoln Park' }).click();
    await expect(page).toHaveURL(/\/chicago\/lincoln-park$/);
    await expectHeading(page, 'Cellar Door Lincoln Park');
    await expect(page).toHaveTitle('Cellar Door Lincoln Park, Chicago · Cellar Door');
    await expectOpenToEveryone(page);
  });

  await test.step('logs out', async () => {
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Account', exact: true }).click();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expectHeading(page, 'Log in');
    await expectOpenToEveryone(page);
    await page.goto('/cart');
    await expect(page).toHaveURL(/\/login$/);
  });

  const newPassword = 'another bottle, another shelf';
  await test.step('resets the forgotten password', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectHeading(page, 'Forgot password');
    await expectOpenToEveryone(page);
    await page.getByLabel('Email').fill(ines.email);
    await page.getByRole('button', { name: /Send/ }).click();
    await expect(
      page.getByText('If an account exists for that email, a reset link is on its way'),
    ).toBeVisible();
    await followLetter(page, ines.email, /choose a new password/i, /password/i);
    await expect(page).toHaveURL(/\/reset-password\?token=/);
    await expectOpenToEveryone(page);
    await page.getByLabel(/^New Password/).fill(newPassword);
    await page.getByLabel(/^Confirm Password/).fill(newPassword);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('is refused with the old password, and let in with the new one', async () => {
    watch.expectRefusal(422);
    await logIn(page, ines.email, password);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await logIn(page, ines.email, newPassword);
    await expect(page).toHaveURL(/\/$/);
    await expectHeading(page, 'Cellar Door Lincoln Park');
  });
});
