import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** In pixels: less is a tap that has slipped. */
const least = 40;

/** A finger that is drawn to the left asks for the next one, to the right for the one before. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x, y } : null;
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      swiped.current = Math.abs(x) >= least && Math.abs(x) > Math.abs(y);
      if (swiped.current) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
    // A swipe is not a press on what lies under the finger.
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.stopPropagation();
      swiped.current = false;
    },
  };
}
