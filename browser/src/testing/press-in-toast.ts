import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** A toast goes after three seconds, which a busy machine may need for less; while the focus is in it, it stays. */
export async function holdInToast(name: string): Promise<HTMLElement> {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  const held = button.element() as HTMLElement;
  held.focus();
  return held;
}

/** From within the page: the pointer's way to it may take longer than the toast stays. */
export const pressInToast = async (name: string) => (await holdInToast(name)).click();
