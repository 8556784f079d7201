import { type RefObject, useEffect } from 'react';

const steps = new Map([
  ['j', 1],
  ['k', -1],
]);

const rowsIn = (frame: Element) => [...frame.querySelectorAll('tbody tr:not([aria-hidden])')];
const landingOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('input');

/** Keys count where nobody types and no dialog is open: on the page itself, its heading and the list. */
const isMeant = (frame: Element, { target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  (target.matches('body, h1') || frame.contains(target)) &&
  !document.querySelector('dialog[open]');

/** Goes through the rows of a list by keys. Enter opens the row by itself: its link has the focus. */
export function useRowKeys(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!frame.current || !isMeant(frame.current, event)) return;
      const rows = rowsIn(frame.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const step = steps.get(event.key);
      if (step) landingOf(rows[Math.max(0, at + step)])?.focus();
      else if (event.key === 'x') rows[at]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [frame]);
}
