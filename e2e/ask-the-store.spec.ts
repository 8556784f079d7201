import { tapEntry } from './choose';
import { comeInAsNewcomer } from './customer';
import { openLetter } from './letters';
import { logInAsStaff } from './staff';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test.use({ needsOwnShop: true });

test('a customer asks, the manager answers from the inbox, and the customer gets the letter @both', async ({
  page,
  shop,
  watch,
}) => {
  const { email } = await comeInAsNewcomer(page);
  const question = 'Is the Barolo of 2016 ready to drink?';
  await page.goto('/contact-us');
  await page.getByRole('button', { name: /What is it about/ }).click();
  await tapEntry(page.getByRole('option', { name: 'A bottle', exact: true }));
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /your message/i })).toBeVisible();

  // Before anybody is logged in, the application asks who is here.
  watch.expectRefusal(401);
  await logInAsStaff(page, shop, 'olive@cellar-door.example');
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expectHeading(page, 'Inbox');
  const message = page.getByRole('article').filter({ hasText: question });
  await expectOpenToEveryone(page);
  await message.getByRole('button', { name: 'Answer', exact: true }).click();
  const answer = 'Give it four more years, or an hour in a decanter.';
  await message.getByRole('textbox', { name: /Answer to/ }).fill(answer);
  await expectOpenToEveryone(page);
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(message).toBeHidden();
  await page.getByRole('radio', { name: 'Answered' }).check();
  await expect(message.getByText(answer)).toBeVisible();

  const letter = await openLetter(page, email, /An answer from/);
  await expect(letter.getByRole('paragraph').filter({ hasText: answer })).toBeVisible();
  await expect(letter.getByRole('paragraph').filter({ hasText: question })).toBeVisible();
});
