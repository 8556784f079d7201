import { type RefObject, useContext, useState } from 'react';
import { OverlayTriggerStateContext, type PopoverProps } from 'react-aria-components';
import { useLayer } from './open-layers';
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
 * Everything outside of an open modal dialog is inert and lies below it, so what opens from inside a dialog
 * must be placed inside it.
 */
export const layerOf = (trigger: Element | null) => trigger?.closest('dialog[open]') ?? undefined;

/** Inside of a list or menu: while that is open, Escape and a press outside are meant for it. */
export function PopoverLayer() {
  const popover = useContext(OverlayTriggerStateContext);
  useLayer(popover?.isOpen ?? false, () => popover?.close());
  return null;
}

/** Where a list or menu opens, decided once, at the moment of opening. */
export function useOpening(
  trigger: RefObject<Element | null>,
  rule: (room: Room) => Opening,
  align: 'start' | 'end' = 'start',
) {
  const [opening, setOpening] = useState<Opening & { layer?: Element | undefined }>();

  function onOpenChange(next: boolean) {
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
