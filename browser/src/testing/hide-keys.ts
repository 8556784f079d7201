import { onTestFinished } from 'vitest';

/**
 * The page hears of no key until the test ends, and the browser asks the dialogs itself, as it does at the
 * back gesture of a phone.
 */
export function hideKeys(): void {
  const hiding = new AbortController();
  const hide = (event: KeyboardEvent) => event.stopImmediatePropagation();
  window.addEventListener('keydown', hide, { capture: true, signal: hiding.signal });
  onTestFinished(() => hiding.abort());
}
