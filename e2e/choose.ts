import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a field with a list and taps an entry of it. */
export async function choose(page: Page, field: Locator, name: string) {
  await field.click();
  await field.fill(name);
  await tapEntry(page.getByRole('option', { name, exact: true }));
}

/**
 * On a phone a list moves until the keyboard is up, and a tap on it would meanwhile reach the page behind it.
 * By itself a click that finds the entry moving tries again by scrolling the page, as no customer would, and
 * lists close when the page scrolls.
 */
export async function tapEntry(entry: Locator) {
  const canBeTapped = () =>
    entry.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(canBeTapped).toBe(true);
  await entry.click({ scroll: 'none' });
}
