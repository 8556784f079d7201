import { comeInAsAda } from './customer';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('a customer asks the store a question, and the store gets it as a letter', async ({ page }) => {
  await comeInAsAda(page);
  await page.goto('/contact-us');
  await page.getByRole('button', { name: /What is it about/ }).click();
  await expectOpenToEveryone(page);
  await page.getByRole('option', { name: 'A bottle', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your email address' }).fill('ada@cellar-door.example');
  const question = `Is the Barolo of 2016 ready to drink? ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Message' }).fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /your message/i })).toBeVisible();
  await expectOpenToEveryone(page);

  await expect(async () => {
    await page.goto('/demo/mail');
    await page
      .getByRole('link', { name: /a message from Ada Marchetti/ })
      .first()
      .click({ timeout: 1000 });
    await expect(page.frameLocator('iframe').getByText(question)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('an iPhone opens a list without a style that the policy refuses', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
  });
  await comeInAsAda(page);
  await page.goto('/contact-us');
  await page.getByRole('button', { name: /What is it about/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectHeading(page, 'Contact us');
});
