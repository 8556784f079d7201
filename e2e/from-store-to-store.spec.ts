import type { Page } from '@playwright/test';
import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

const [mission, embarcadero] = ['Cellar Door Mission', 'Cellar Door Embarcadero'];

const onHand = (page: Page) => page.locator('dt:text-is("On hand") + dd');

async function lookAt(page: Page, store: string, bottle: string) {
  await goTo(page, 'Stock');
  await page.getByRole('combobox', { name: 'Store' }).selectOption(store);
  await page.getByRole('searchbox', { name: 'Search bottles' }).fill(bottle);
  await page.getByRole('link', { name: bottle }).first().click();
  await expectHeading(page, bottle);
}

async function onHandAt(page: Page, store: string, bottle: string) {
  await lookAt(page, store, bottle);
  return Number(await onHand(page).innerText());
}

test('bottles go from one store to another, and one does not come @both', async ({ page, shop, watch }) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'marco@cellar-door.example');
  await goTo(page, 'Stock');
  await page.getByRole('combobox', { name: 'Store' }).selectOption(mission);
  await page.getByRole('link', { name: 'Transfers' }).click();
  await expectHeading(page, 'Transfers');
  // What is on its way from before.
  const one = page.getByRole('link', { name: `${mission} to ${embarcadero}` });
  await expect(one).toBeVisible();
  await expectOpenToEveryone(page);
  await one.click();
  await expectHeading(page, `${mission} to ${embarcadero}`);
  const bottle = (await page.getByRole('row').nth(1).getByRole('cell').first().innerText())
    .split(',')[0]!
    .trim();
  await expectOpenToEveryone(page);
  const [sender, receiver] = [
    await onHandAt(page, mission, bottle),
    await onHandAt(page, embarcadero, bottle),
  ];
  await expect(page.locator('dt:text-is("Under way") + dd')).toHaveText('6');

  await page.getByRole('link', { name: 'All stock' }).click();

  await expectHeading(page, 'Stock');
  await page.getByRole('combobox', { name: 'Store' }).selectOption(mission);
  await page.getByRole('link', { name: 'Transfers' }).click();
  await page.getByRole('button', { name: 'Send bottles' }).click();
  await page.getByRole('button', { name: embarcadero }).click();
  await expect(page.getByText('No bottles yet')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Or search by name' }).fill(bottle);
  await page.getByRole('search').getByRole('button', { name: bottle }).first().click();
  const count = page.getByRole('spinbutton', { name: `Bottles of ${bottle}` });
  await count.fill('2');
  await count.press('Enter');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Send 2 bottles' }).click();
  await expect(page.getByText('Under way', { exact: true })).toBeVisible();

  await goTo(page, 'Stock');
  await page.getByRole('combobox', { name: 'Store' }).selectOption(embarcadero);
  await page.getByRole('link', { name: 'Transfers' }).click();
  await page.getByRole('tab', { name: 'Coming' }).click();
  await page
    .getByRole('link', { name: `${mission} to ${embarcadero}` })
    .first()
    .click();
  await page.getByRole('button', { name: `Increase Received of ${bottle}` }).click();
  await page.getByText('1 bottle is missing and does not come anymore').click();
  await page.getByLabel('Why').fill('Broke on the way');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Receive 1 bottle' }).click();
  await expect(page.getByText('Missing: Broke on the way')).toBeVisible();
  await lookAt(page, mission, bottle);
  await expect(onHand(page)).toHaveText(`${sender - 2}`);
  await lookAt(page, embarcadero, bottle);
  await expect(onHand(page)).toHaveText(`${receiver + 1}`);
});
