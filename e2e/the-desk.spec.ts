import { buyForPickup } from './buyer';
import { tapEntry } from './choose';
import { openCounter } from './counter';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('a manager looks at the day, finds an order by its digits, and keeps a list @both @tablet', async ({
  page,
  shop,
  watch,
}) => {
  const customer = await openCounter({ page, shop, watch });
  const { number } = await buyForPickup(customer, [{ quantity: 2 }]);
  await expectOpenToEveryone(page);

  await page.getByRole('link', { name: 'Today' }).click();
  await expectHeading(page, 'Today');
  await expect(page.getByRole('heading', { name: 'Sales by hour' })).toBeVisible();
  await page.getByText('Show the figures').first().click();
  await expectOpenToEveryone(page);

  await page.getByRole('button', { name: 'Find anything' }).click();
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.fill(number.split('-')[1]!);
  await expectOpenToEveryone(page);
  await tapEntry(page.getByRole('option', { name: new RegExp(number) }));
  await expectHeading(page, `Order ${number}`);
  await expectOpenToEveryone(page);

  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByRole('link', { name: /^To pick/ }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${number}`) })).toBeVisible();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My morning');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'My morning' })).toHaveAttribute('aria-current', 'page');
  await expectOpenToEveryone(page);

  await page.reload();
  await page.getByRole('link', { name: /^Packed/ }).click();
  await expect(page).toHaveURL(/tab=packed/);
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('morning');
  await expect(page.getByRole('option', { name: 'My morning' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/tab=to_pick/);
});
