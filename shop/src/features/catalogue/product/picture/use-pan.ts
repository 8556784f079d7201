import { type PointerEvent, type RefObject, useRef } from 'react';

/** A mouse takes hold of what is in a window that scrolls; a finger does so by itself. */
export function usePan(view: RefObject<HTMLElement | null>) {
  const held = useRef<{ x: number; y: number }>(null);
  const letGo = () => {
    held.current = null;
    view.current?.removeAttribute('data-held');
  };
  return {
    onPointerDown: ({ pointerType, button, pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch' || button !== 0 || !view.current) return;
      held.current = { x: clientX, y: clientY };
      view.current.setPointerCapture(pointerId);
      view.current.setAttribute('data-held', '');
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!held.current) return;
      view.current?.scrollBy({
        left: held.current.x - clientX,
        top: held.current.y - clientY,
        behavior: 'instant',
      });
      held.current = { x: clientX, y: clientY };
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
