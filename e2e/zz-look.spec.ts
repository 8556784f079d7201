import { logInAsStaff } from './staff';
import { expect, test } from './test';

test.use({ needsOwnShop: true });
test('look', { tag: '@both' }, async ({ page, shop, watch }) => {
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  const wide = (page.viewportSize()?.width ?? 0) > 1000;
  await page.goto(`${shop.staffAddress}/reports/sales`);
  await expect(page.getByRole('row', { name: /^Together/ })).toBeVisible();
  await page.screenshot({ path: `.cache/walk/sales-${wide ? 'wide' : 'phone'}.png`, fullPage: true });
  await page.getByRole('combobox', { name: 'Summed by' }).selectOption('product');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `.cache/walk/sales-product-${wide ? 'wide' : 'phone'}.png`, fullPage: true });
});
