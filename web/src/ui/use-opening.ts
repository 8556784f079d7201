import { type RefObject, useEffect, useState } from 'react';
import type { PopoverProps } from 'react-aria-components';
import type { Opening, Room } from './opening-side';

/** Between the trigger and what opens, and between that and the edge of the screen. */
const gap = 4;

function roomAround(element: Element): Room {
  const { top, bottom } = element.getBoundingClientRect();
  const visible = window.visualViewport;
  const start = visible?.offsetTop ?? 0;
  const end = start + (visible?.height ?? window.innerHeight);
  return { above: Math.max(0, top - start), below: Math.max(0, end - bottom) };
}

/**
 * Everything outside of an open modal dialog is inert and lies below it: what is opened from inside of one belongs
 * into it.
 */
export const layerOf = (trigger: Element | null) => trigger?.closest('dialog[open]') ?? undefined;

/** While something is open inside a dialog, Escape and a press on the veil are meant for it, not for the dialog. */
export function useOwnEscape(layer: Element | undefined, open: boolean) {
  useEffect(() => {
    if (!layer || !open) return;
    const holding = new AbortController();
    const options = { capture: true, signal: holding.signal };
    layer.addEventListener(
      'keydown',
      (event) => {
        if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
      },
      options,
    );
    layer.addEventListener(
      'mousedown',
      (event) => {
        if (event.target === layer) event.stopImmediatePropagation();
      },
      options,
    );
    return () => holding.abort();
  }, [layer, open]);
}

/** Where a list or menu opens, decided once, at the moment of opening. */
export function useOpening(
  trigger: RefObject<Element | null>,
  rule: (room: Room) => Opening,
  align: 'start' | 'end' = 'start',
) {
  const [opening, setOpening] = useState<Opening & { layer?: Element | undefined }>();
  const [open, setOpen] = useState(false);
  useOwnEscape(opening?.layer, open);

  function onOpenChange(next: boolean) {
    setOpen(next);
    if (next && trigger.current) {
      setOpening({ ...rule(roomAround(trigger.current)), layer: layerOf(trigger.current) });
    }
  }
  const popover = {
    placement: `${opening?.side ?? 'bottom'} ${align}`,
    maxHeight: opening?.maxHeight,
    UNSTABLE_portalContainer: opening?.layer,
    shouldFlip: false,
    offset: gap,
    containerPadding: gap,
  } satisfies PopoverProps;
  return { onOpenChange, popover };
}
