import type { KeyboardEvent } from 'react';

type Opening = { open: string | undefined; setOpen: (name: string | undefined) => void };

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

const targetOf = (key: string, at: number, length: number) => {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const by = steps.get(key);
  return by === undefined || at < 0 ? undefined : (at + by + length) % length;
};

/**
 * The arrows lead along the departments, down into the open one, and through its links; Tab does all of it
 * too.
 */
export function moveWithin(menus: HTMLElement, event: KeyboardEvent, { open, setOpen }: Opening) {
  const focused = document.activeElement as HTMLElement;
  const triggers = [...menus.querySelectorAll<HTMLElement>('[data-department]')];
  const isTrigger = triggers.includes(focused);
  const links = () => [...menus.querySelectorAll<HTMLElement>('[data-panel] a')];

  if (isTrigger && event.key === 'ArrowDown') {
    event.preventDefault();
    if (!open) setOpen(focused.dataset.department);
    // The panel that is opening is on the page in the next frame.
    requestAnimationFrame(() => links()[0]?.focus());
    return;
  }
  const along = isTrigger && event.key !== 'ArrowUp' ? triggers : isTrigger ? [] : links();
  const target = targetOf(event.key, along.indexOf(focused), along.length);
  const next = target === undefined ? undefined : along[target];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (isTrigger && open) setOpen(next.dataset.department);
}
