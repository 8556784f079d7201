import { tapEntry } from './choose';
import { comeInAsAda, comeInAsNewcomer, newcomer } from './customer';
import { anybody, openLetter } from './letters';
import { expect, expectHeading, expectOpenToEveryone, test } from './test';

test('a customer asks the store a question, and the store gets it as a letter', { tag: '@phone' }, async ({
  page,
}) => {
  const last = `Okafor the ${Date.now()}th`;
  const { email } = await comeInAsNewcomer(page, undefined, { ...newcomer(), last });
  await page.goto('/contact-us');
  await page.getByRole('button', { name: /What is it about/ }).click();
  await expectOpenToEveryone(page);
  await tapEntry(page.getByRole('option', { name: 'A bottle', exact: true }));
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
  const question = `Is the Barolo of 2016 ready to drink? ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Message' }).fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /your message/i })).toBeVisible();
  await expectOpenToEveryone(page);

  const letter = await openLetter(page, anybody, new RegExp(`a message from Ines ${last}`));
  await expect(letter.getByText(question)).toBeVisible();
});

test('an iPhone opens a list without a style that the policy refuses', { tag: '@phone' }, async ({
  page,
}) => {
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
