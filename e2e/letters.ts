import { expect, type Page } from '@playwright/test';
import type { Customer, Door } from './customer';

const textOf = async ({ request }: Door, path: string) => (await request.get(path)).text();

export const anybody = '';

/**
 * Where the newest letter of that subject lies in the demo's kept mail, a moment after it was written. All
 * pages are searched, because a draw of the demo may write to fifty people at that very moment.
 */
async function findLetter(door: Door, to: string, subject: RegExp) {
  const letter =
    /<li><a href="(?<path>[^"]+)">\s*<span class="subject">(?<subject>[^<]*)<[^]*?To (?<to>[^<]+)</g;
  const look = async () => {
    for (let number = 1, isLast = false; !isLast; number++) {
      const list = await textOf(door, `/demo/mail?page=${number}`);
      for (const { groups } of list.matchAll(letter))
        if ((to === anybody || groups!.to === to) && subject.test(groups!.subject!)) return groups!.path!;
      isLast = !list.includes('rel="next"');
    }
    return undefined;
  };
  let found: string | undefined;
  await expect(async () => {
    found = await look();
    expect(found, `a letter to ${to}: ${subject}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!;
}

export async function openLetter(page: Page, to: string, subject: RegExp) {
  await page.goto(await findLetter(page, to, subject));
  return page.frameLocator('iframe');
}

export async function followLetter(page: Page, to: string, subject: RegExp, link: RegExp) {
  const letter = await openLetter(page, to, subject);
  await letter.getByRole('link', { name: link }).first().click();
}

/** Confirms the address of somebody new. */
export async function confirmAddress(door: Door, { email, call }: Customer) {
  const letter = await textOf(door, `${await findLetter(door, email, /^Please confirm your email/)}/letter`);
  const [, token] = /verify=([\w.-]+)/.exec(letter)!;
  await call('POST', 'e-com/auth/verify-email', { token });
}
