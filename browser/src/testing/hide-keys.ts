import { onTestFinished } from 'vitest';

/**
 * Hides every key from the page until the test ends. The browser itself then asks the dialogs to close, as it
 * does at the back gesture of a phone.
 */
export function hideKeys(): void {
  const hiding = new AbortController();
  const hide = (event: KeyboardEvent) => event.stopImmediatePropagation();
  window.addEventListener('keydown', hide, { capture: true, signal: hiding.signal });
  onTestFinished(() => hiding.abort());
}
