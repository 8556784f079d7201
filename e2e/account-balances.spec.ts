import type { Page } from '@playwright/test';
import { comeInAsAda, comeInAsNewcomer } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(`/profile/${path}`);
  await expectHeading(page, heading);
};

test('Ada reads what her points, her credit and her cards are made of', { tag: '@phone' }, async ({
  page,
}) => {
  await comeInAsAda(page);

  await open(page, 'loyalty-points', 'Loyalty Points');
  const mission = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cellar Door Mission' });
  await expect(mission).toContainText(/[\d,]+ points/);
  await expect(mission.getByRole('img', { name: 'The shop front of Cellar Door Mission' })).toBeVisible();
  await expectOpenToEveryone(page);
  await mission.getByRole('link', { name: 'Statement of Cellar Door Mission' }).click();
  const points = page.getByRole('dialog', { name: 'Your points' });
  await expect(points.getByText('Earned with an order').first()).toBeVisible();
  await expectOpenToEveryone(page);
  await points.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/statement=1&entries=2$/);
  await page.reload();
  await expect(points.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(points).toBeHidden();

  await open(page, 'store-credit', 'Store Credit');
  const credit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cellar Door Mission' });
  await expect(credit).toContainText(/\$[\d,]+\.\d\d/);
  await expectOpenToEveryone(page);
  await credit.getByRole('link', { name: 'Statement of Cellar Door Mission' }).click();
  const statement = page.getByRole('dialog', { name: 'Your store credit' });
  await expect(statement.getByText('A thank-you from the store').first()).toBeVisible();
  await expectOpenToEveryone(page);
});

test('Ada pages through her gift cards and marks one active, here alone', { tag: '@phone' }, async ({
  page,
}) => {
  await comeInAsAda(page);
  await open(page, 'gift-cards', 'Gift Cards');
  const cards = page
    .getByRole('table', { name: 'Your gift cards' })
    .getByRole('row')
    .filter({ hasText: 'Active' });
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expectOpenToEveryone(page);

  const first = cards.first();
  await expect(first).toContainText('Not Active');
  await first.getByText('Cellar Door').click();
  await expect(first).toContainText('56');
  await expect(first).not.toContainText('Not Active');
  await expectOpenToEveryone(page);
  await page.reload();
  await expect(first).toContainText('Not Active');

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/gift-cards$/);
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('20');
  await expect(cards).toHaveCount(20);

  await page
    .getByRole('link', { name: /^Statement of / })
    .last()
    .click();
  const statement = page.getByRole('dialog', { name: 'Gift card statement' });
  await expect(statement.getByText('Bought', { exact: true })).toBeVisible();
  await expectOpenToEveryone(page);
});

test('a new customer holds nothing yet, and reads it in the exact words', async ({ page }) => {
  await comeInAsNewcomer(page);
  for (const [path, heading, words] of [
    ['loyalty-points', 'Loyalty Points', 'No loyalty points found'],
    ['store-credit', 'Store Credit', 'No Data'],
    ['gift-cards', 'Gift Cards', 'No gift cards found'],
  ] as const) {
    await open(page, path, heading);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expectOpenToEveryone(page);
  }
});
