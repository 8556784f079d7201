import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that only passes by opens nothing, and one that cuts a corner closes nothing. */
const toOpen = 120;
const toClose = 280;
/** A press on a menu that has just opened under the pointer means to open it, not to close it. */
const justOpened = 400;

export function useHoverIntent(setOpen: (name: string | undefined) => void) {
  const timer = useRef<number>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const forget = () => window.clearTimeout(timer.current);
  useEffect(() => forget, []);

  const after = (time: number, name: string | undefined) => {
    forget();
    timer.current = window.setTimeout(() => {
      if (name) openedAt.current = performance.now();
      setOpen(name);
    }, time);
  };
  const byMouse =
    (then: () => void) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') then();
    };
  return {
    forget,
    over: (name: string) => ({
      onPointerEnter: byMouse(() => after(toOpen, name)),
      onPointerLeave: byMouse(() => after(toClose, undefined)),
    }),
    press(event: MouseEvent, toggle: () => void) {
      forget();
      // A press by key has no pointer.
      if (event.detail > 0 && performance.now() - openedAt.current < justOpened) return;
      toggle();
    },
  };
}
