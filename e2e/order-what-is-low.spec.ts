import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('what is low is ordered, comes short by scanner, and says what a bottle costs @both', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'marco@cellar-door.example');
  await goTo(page, 'Stock');

  const { bottle, code } = await test.step('the bottle has a code on its case', async () => {
    await page.getByLabel('Show').selectOption('low');
    await expect(page).toHaveURL(/low=true/);
    await expect(page.getByRole('columnheader', { name: 'Customers waiting' })).toBeVisible();
    await page.getByRole('table').getByRole('link').first().click();
    const codes = page.getByRole('region', { name: 'Barcodes' });
    const row = codes.getByRole('listitem').filter({ hasText: '12 bottles' });
    return {
      code: await row.locator('code').innerText(),
      bottle: await page.getByRole('heading', { level: 1 }).innerText(),
    };
  });

  await test.step('a supplier is written down', async () => {
    await page.getByRole('link', { name: 'All stock' }).click();
    await expectHeading(page, 'Stock');
    await page.getByRole('link', { name: 'Supply orders' }).click();
    await expectHeading(page, 'Supply orders');
    await page.getByRole('link', { name: 'Suppliers' }).click();
    await expectHeading(page, 'Suppliers');
    await page.getByRole('button', { name: 'New supplier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Bay Vintners');
    await dialog.getByLabel('Our customer number').fill('C-77');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('table').getByText('Bay Vintners')).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('link', { name: 'All supply orders' }).click();
    await expectHeading(page, 'Supply orders');
  });

  await test.step('what is low is ordered, at a cost', async () => {
    await page.getByRole('button', { name: 'New supply order' }).click();
    await page.getByRole('button', { name: 'Bay Vintners' }).click();
    await page.getByRole('button', { name: 'Add what is low' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: bottle }).first().check();
    await expectOpenToEveryone(page);
    await dialog.getByRole('button', { name: 'Add 1 line' }).click();
    const cases = page.getByLabel(`Bottles in a case of ${bottle}`);
    await cases.fill('12');
    await cases.blur();
    const stepper = page.getByRole('spinbutton', { name: `Cases of ${bottle}` });
    await stepper.fill('2');
    await stepper.press('Enter');
    const cost = page.getByLabel(`Cost of one bottle of ${bottle}`);
    await cost.fill('7.25');
    await cost.blur();
    await expect(page.getByText('$174.00')).toBeVisible();
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  });

  await test.step('half of it comes, and the rest does not', async () => {
    await page.getByRole('link', { name: 'Receive', exact: true }).click();
    const scan = page.getByLabel('Scan or type a barcode');
    await scan.pressSequentially(code);
    await scan.press('Enter');
    await page.getByRole('checkbox', { name: '12 bottles are missing and do not come anymore' }).check();
    await page.getByLabel('Why').fill('Sold out at the winery');
    // No scan is lost.
    await page.reload();
    await expect(page.getByLabel('Why')).toHaveValue('Sold out at the winery');
    await expectOpenToEveryone(page);
    await page.getByRole('button', { name: 'Receive 12 bottles' }).click();
    await expectHeading(page, 'Supply orders');
    await page.getByRole('tab', { name: 'Past' }).click();
    await page.getByRole('link', { name: /from Bay Vintners$/ }).click();
    await expect(page.getByText(/Sold out at the winery/).first()).toBeVisible();
  });

  await test.step('the bottle says what it costs', async () => {
    await goTo(page, 'Stock');
    await page.getByRole('link', { name: 'Margins' }).click();
    await expectHeading(page, 'Margins');
    await page.getByRole('table').getByRole('link', { name: bottle }).first().click();
    await expectHeading(page, bottle);
    await expect(page.locator('dt:text-is("Cost of one") + dd')).toHaveText('$7.25');
    await expectOpenToEveryone(page);
  });
});
