import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Types into a field with a list and taps an entry of it. On a phone the list moves until the keyboard is up,
 * and a tap on it would meanwhile reach the page behind it.
 */
export async function choose(page: Page, field: Locator, name: string) {
  await field.click();
  await field.fill(name);
  const option = page.getByRole('option', { name, exact: true });
  const canBeTapped = () =>
    option.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(canBeTapped).toBe(true);
  await option.click();
}
