import type { Page } from '@playwright/test';
import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

const store = 'Cellar Door Lincoln Park';
const onHand = (page: Page) => page.locator('dt:text-is("On hand") + dd');

test('a count finds three missing: counted twice, then approved @both', async ({ page, shop, watch }) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'mia@cellar-door.example');
  await goTo(page, 'Stock');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const code = await page
    .getByRole('region', { name: 'Barcodes' })
    .getByRole('listitem')
    .filter({ hasText: '1 bottle' })
    .locator('code')
    .first()
    .innerText();
  const bottle = await page.getByRole('heading', { level: 1 }).innerText();
  const before = Number(await onHand(page).innerText());

  // Mia counts without knowing how many there should be. Sold bottles that are not packed still stand on the
  // shelf, so she includes them.
  await page.getByRole('link', { name: 'All stock' }).click();
  await expectHeading(page, 'Stock');
  await page.getByRole('link', { name: 'Counts' }).click();
  await expectHeading(page, 'Counts');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Begin a count' }).click();
  await page.getByText('A shelf, or bottles of your choice').click();
  await page.getByLabel('Name of the shelf').fill('Shelf 4');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expectHeading(page, 'Shelf 4');
  const scan = page.getByLabel('Scan or type a barcode');
  await scan.pressSequentially(code);
  await scan.press('Enter');
  const last = page.getByRole('spinbutton', { name: `Counted last: ${bottle}` });
  await expect(last).toHaveValue('1');
  await last.fill(`${before - 3}`);
  await last.press('Enter');
  await page.reload();
  const counted = page.getByRole('spinbutton', { name: `Counted of ${bottle}` });
  await expect(counted).toHaveValue(`${before - 3}`);
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Finish the count' }).click();
  await expect(page.getByText('You counted this one. Somebody else counts it again.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();

  // Olive counts the same, and sees then what is missing.
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Stock');
  await page.getByRole('combobox', { name: 'Store' }).selectOption(store);
  await page.getByRole('link', { name: 'Counts' }).click();
  await page.getByRole('link', { name: 'Shelf 4' }).click();
  await counted.fill(`${before - 3}`);
  await counted.press('Enter');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Finish the count' }).click();
  await expect(page.getByText(/^3 bottles are missing: -\$[\d,.]+ at the store’s prices\.$/)).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All counts' }).click();
  await page.getByRole('link', { name: 'All stock' }).click();
  await expectHeading(page, 'Stock');
  await page.getByRole('link', { name: bottle }).first().click();
  await expectHeading(page, bottle);
  await expect(onHand(page)).toHaveText(`${before - 3}`);
  await expect(page.getByRole('row').filter({ hasText: 'Count: Shelf 4' })).toContainText('Olive Brandt');
});
