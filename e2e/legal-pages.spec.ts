import { goTo, logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('an owner adds to the privacy policy, and whoever signs up reads it', async ({ page, shop, watch }) => {
  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await goTo(page, 'Settings');
  await page.getByRole('link', { name: 'Legal pages' }).click();
  await expectHeading(page, 'Legal pages');
  await page.getByRole('tab', { name: 'Privacy policy' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/# Young people/);
  await text.fill(`${await text.inputValue()}\n\n# Visitors\nWe count nobody.`);
  const preview = page.getByRole('region', { name: 'As customers read it' });
  await expect(preview.getByRole('heading', { name: 'Visitors' })).toBeVisible();
  await expectOpenToEveryone(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Customers read this text from now on')).toBeVisible();

  await page.goto('/signup');
  await page.getByRole('link', { name: 'privacy policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy policy' });
  await expect(dialog.getByRole('heading', { name: 'Visitors' })).toBeVisible();
});
