import type { Page } from '@playwright/test';
import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

const onHand = (page: Page) => page.locator('dt:text-is("On hand") + dd');

test('a clerk receives a delivery with the scanner: two cases, and a bottle by its name @both @tablet', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectRefusal(401);
  watch.expectRefusal(404);
  await logInAsStaff(page, shop, 'mia@cellar-door.example');
  await goTo(page, 'Stock');
  await expect(page.getByRole('row').nth(1).getByRole('link')).toBeVisible();
  await expectOpenToEveryone(page);

  // The code of the case stands at the bottle.
  await page.getByRole('row').nth(1).getByRole('link').click();
  const codes = page.getByRole('region', { name: 'Barcodes' });
  const ofCase = await codes
    .getByRole('listitem')
    .filter({ hasText: '12 bottles' })
    .locator('code')
    .innerText();
  const bottle = await page.getByRole('heading', { level: 1 }).innerText();
  const before = Number(await onHand(page).innerText());
  await expectOpenToEveryone(page);

  await page.getByRole('link', { name: 'All stock' }).click();

  await expectHeading(page, 'Stock');
  await page.getByRole('link', { name: 'Receive a delivery' }).click();
  await expectHeading(page, 'Receive a delivery');
  const scan = page.getByLabel('Scan or type a barcode');
  await scan.pressSequentially('4006381333931');
  await scan.press('Enter');
  await expect(page.getByText('No bottle has the code 4006381333931 yet.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await scan.fill('');
  for (const bottles of ['12 bottles scanned', '24 bottles scanned']) {
    await scan.pressSequentially(ofCase);
    await scan.press('Enter');
    await expect(page.getByRole('heading', { name: bottles })).toBeVisible();
    await expect(scan).toHaveValue('');
  }
  await page.getByRole('searchbox', { name: 'Or search by name' }).fill(bottle);
  await page.getByRole('search').getByRole('button', { name: bottle }).first().click();
  await expect(page.getByRole('heading', { name: '25 bottles scanned' })).toBeVisible();

  // No scan is lost.
  await page.reload();
  await expect(page.getByRole('heading', { name: '25 bottles scanned' })).toBeVisible();
  await page.getByLabel('Number on the delivery slip').fill('4711');
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Receive 25 bottles' }).click();
  await expect(page.getByText('Nothing scanned yet')).toBeVisible();

  await page.getByRole('link', { name: 'All stock' }).click();

  await expectHeading(page, 'Stock');
  await page.getByRole('link', { name: bottle }).first().click();
  await expectHeading(page, bottle);
  await expect(page.getByRole('row').filter({ hasText: 'Delivery 4711' })).toContainText('Mia Novak');
  await expect(onHand(page)).toHaveText(`${before + 25}`);
  await expectOpenToEveryone(page);
});
