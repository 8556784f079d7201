import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Types into a field with a list and taps an entry of it.
 */
export async function choose(page: Page, field: Locator, name: string) {
  await field.click();
  await field.fill(name);
  await tapEntry(page.getByRole('option', { name, exact: true }));
}

/**
 * Taps an entry once it is seen and stands still. On a phone a list moves until the keyboard is up, and a tap
 * on it would meanwhile reach the page behind it. A click that finds the entry moving tries again by
 * scrolling the page, as no customer would, and lists close when the page scrolls.
 */
export async function tapEntry(entry: Locator) {
  await expect.poll(() => entry.evaluate(canBeTapped)).toBe(true);
  await entry.click();
}

async function canBeTapped(entry: Element) {
  const before = entry.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  const { left, top, width, height } = entry.getBoundingClientRect();
  const stoodStill = left === before.left && top === before.top && height === before.height;
  return stoodStill && entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
