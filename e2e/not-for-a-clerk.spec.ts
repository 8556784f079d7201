import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('a clerk who tries what is a manager’s reads whose it is, and nothing typed is lost', async ({
  page,
  shop,
  watch,
}) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'mia@cellar-door.example');
  await page.goto(`${shop.staffAddress}/prices`);
  await expectHeading(page, 'Not for your role');
  await expect(page.getByText('This page is for owners and managers')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('link', { name: 'Go to the orders' }).click();
  await expectHeading(page, 'Orders');

  await goTo(page, 'Customers');
  await page.getByRole('searchbox').fill('Ada');
  await page.getByRole('link', { name: /Ada/ }).first().click();
  await page.getByRole('button', { name: 'Give goodwill' }).click();
  const dialog = page.getByRole('dialog', { name: /^Goodwill for/ });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('5000');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Her whole party was ruined.');
  watch.expectRefusal(409);
  await dialog.getByRole('button', { name: 'Give it', exact: true }).click();
  await expect(dialog.getByText(/more than the store lets anybody but a manager give/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Give it as a manager' })).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('5000');
  await expectOpenToEveryone(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});
