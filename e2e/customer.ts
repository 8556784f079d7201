import { expect, type Page } from '@playwright/test';

export const password = 'a bottle on the third shelf';

let made = 0;

/** A person nobody has seen before. */
export const newcomer = () => ({
  first: 'Ines',
  last: 'Okafor',
  email: `ines.${process.pid}.${Date.now()}.${++made}@example.com`,
});

export async function signUp(page: Page, { first, last, email }: ReturnType<typeof newcomer>) {
  await page.goto('/signup');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Date of birth').fill('04/17/1990');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm Password/).fill(password);
  await page.getByRole('checkbox', { name: /I am of legal drinking age/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function logIn(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens the demo's kept mail and the link of the newest letter of that subject. */
export async function followLetter(page: Page, to: string, subject: RegExp, link: RegExp) {
  const newest = page.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/demo/mail');
    await newest.click({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  const letter = page.frameLocator('iframe').getByRole('link', { name: link }).first();
  await letter.click();
}

/** The session of one of the demo's customers, as after a log-in at a chosen store. */
export async function comeInAsAda(page: Page) {
  await page.goto('/login');
  await logIn(page, 'ada@cellar-door.example', 'cellar-door-demo');
  await page.getByRole('button', { name: /this store: Cellar Door Lincoln Park/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cellar Door Lincoln Park' })).toBeVisible();
}
