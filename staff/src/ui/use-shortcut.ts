import { useEffect, useEffectEvent } from 'react';

const takesText = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

type Meant = (event: KeyboardEvent) => boolean;

/** A key by itself, where nobody types. */
export const pressed =
  (wanted: string): Meant =>
  ({ key, ctrlKey, metaKey, altKey }) =>
    key === wanted && !ctrlKey && !metaKey && !altKey && !takesText(document.activeElement);

/** With Control, or Command on a Mac: also while somebody types. */
export const pressedWithMod =
  (wanted: string): Meant =>
  ({ key, ctrlKey, metaKey, altKey }) =>
    key.toLowerCase() === wanted && (ctrlKey || metaKey) && !altKey;

/** Does what a key stands for, except while a dialog is open, which may need the key itself. */
export function useShortcut(then: () => void, ...meant: Meant[]) {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector(':modal') || !meant.some((isMeant) => isMeant(event))) return;
    event.preventDefault();
    then();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
