import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectHeading } from './test';

const demoPassword = 'cellar-door-demo';

/** What the authenticator of somebody of the demo shows now: each code works once. */
async function codeNow(page: Page, email: string) {
  const list = await (await page.request.get('/demo/mail')).text();
  return new RegExp(`<dt>${email}</dt><dd>(\\d{6})`).exec(list)![1]!;
}

export async function logInAsStaff(page: Page, { staffAddress }: { staffAddress: string }, email: string) {
  await page.goto(staffAddress);
  await expectHeading(page, 'Log in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByLabel('Code').fill(await codeNow(page, email));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectHeading(page, 'Orders');
}

/**
 * Opens a screen by the header and waits for it: until then the former screen stands there, with a choice of
 * stores of its own.
 */
export async function goTo(page: Page, screen: string) {
  const header = page.getByRole('navigation', { name: 'Main' });
  await header.getByRole('link', { name: screen, exact: true }).click();
  await expectHeading(page, screen);
}

/** Begins on the order's screen: puts so many pieces of one product into the bag. */
export async function packs(page: Page, number: string, pieces: number) {
  await page.getByRole('link', { name: 'Pick', exact: true }).click();
  await expectHeading(page, `Pick ${number}`);
  for (let picked = 1; picked <= pieces; picked++) {
    await page.getByRole('button', { name: /in the bag$/ }).click();
    await expect(page.getByText(`${picked} of ${pieces} in the bag`, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expectHeading(page, `Order ${number}`);
}

/**
 * Begins on the screen of a packed order. Waits for the answer to the first change, because a second one
 * before it would be refused as outdated.
 */
export async function handsOver(page: Page) {
  const ready = page.getByRole('button', { name: 'Ready for pickup', exact: true });
  await ready.click();
  await expect(ready).toBeHidden();
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  return page.getByRole('dialog');
}

/** The code that an authenticator shows for this secret. */
export function authenticatorCode(secret: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/[01]{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
