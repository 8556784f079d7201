import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * A toast leaves after three seconds, which may be too soon on a busy machine. It stays while it has the
 * focus.
 */
export async function holdInToast(name: string): Promise<HTMLElement> {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  const held = button.element() as HTMLElement;
  held.focus();
  return held;
}

/** Pressed by script, because the pointer may need longer to get there than the toast stays. */
export const pressInToast = async (name: string) => (await holdInToast(name)).click();
