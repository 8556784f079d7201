import { comeInAsNewcomer } from './customer';
import { goTo, logInAsStaff } from './staff';
import { expect, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

const weekend = ['$11.00', '12', '13.5', '14.25', '15', '16', '17', '18', '19', '1,020.00'];

test('a manager pastes ten weekend prices, and customers see them', async ({ page, shop, watch }) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'marco@cellar-door.example');
  await goTo(page, 'Prices');
  const cells = page.getByRole('textbox', { name: /^Price: / });
  const names = page.getByRole('rowheader');
  await page.getByLabel('Category').selectOption('Wine: Red Wine');
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  const [first, tenth] = [await names.nth(0).innerText(), await names.nth(9).innerText()];

  await cells.first().focus();
  await cells.first().evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, weekend.join('\n'));
  await expect(page.getByText('10 products changed')).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Save 10 prices' }).click();
  await expect(page.getByText('10 prices saved')).toBeVisible();
  await expect(cells.first()).toHaveValue('11.00');
  const storeName = await page.getByRole('combobox', { name: 'Store' }).locator('option:checked').innerText();

  await comeInAsNewcomer(page, storeName);
  for (const [name, price] of [
    [first, '$11.00'],
    [tenth, '$1,020.00'],
  ] as const) {
    await page.goto(`/products?q=${encodeURIComponent(name.replaceAll('\n', ' '))}`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(price);
  }
});
