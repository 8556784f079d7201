import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { create } from 'zustand';

type Layer = {
  /** Asks the owner, who may refuse. */
  close: () => void;
  /** Absent for lists, menus and other floating panels. */
  dialog: HTMLDialogElement | undefined;
};

/**
 * What lies over the page, the topmost last: dialogs, and the lists, menus and panels that opened inside or
 * beside.
 */
const useLayers = create<{ stack: readonly Layer[] }>()(() => ({ stack: [] }));

export const topLayer = () => useLayers.getState().stack.at(-1);

/**
 * One Escape, one press outside and one close request close one layer: the one that is on top when they
 * begin. That is decided here alone, before any other listener runs. A later listener could find that layer
 * closed already, and would use the same key press to close the layer below.
 */
export function useLayer(open: boolean, onClose: () => void, dialog?: RefObject<HTMLDialogElement | null>) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    listen();
    const layer: Layer = { close: () => close(), dialog: dialog?.current ?? undefined };
    useLayers.setState(({ stack }) => ({ stack: [...stack, layer] }));
    return () => useLayers.setState(({ stack }) => ({ stack: stack.filter((one) => one !== layer) }));
  }, [open, dialog]);
}

/**
 * The dialog on top, or null. What floats belongs inside it: everything outside of a modal dialog is inert.
 */
export const useTopDialog = () =>
  useLayers(({ stack }) => stack.findLast(({ dialog }) => dialog)?.dialog ?? null);

/**
 * The browser may close several by itself. They open again in their former order, from the lowest to the
 * topmost.
 */
export function reopenDialogs(): void {
  const dialogs = useLayers.getState().stack.flatMap(({ dialog }) => dialog ?? []);
  const lowest = dialogs.findIndex(({ open }) => !open);
  if (lowest < 0) return;
  for (const dialog of dialogs.slice(lowest)) {
    dialog.close();
    dialog.showModal();
  }
}

let isListening = false;

/** Begins with the first layer, because the pages that are drawn ahead have no window. */
function listen() {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pointerdown', beginPress, true);
  // Below the document, where React Aria records key presses; above React, which must not receive this one.
  document.documentElement.addEventListener('keydown', takeEscape, true);
}

/**
 * The focus may be on no element, since it returns one frame after a list has closed. A key that is held down
 * counts once. Preventing the key also prevents the browser's own close request.
 */
function takeEscape(event: KeyboardEvent) {
  const layer = topLayer();
  if (event.key !== 'Escape' || event.isComposing || !layer) return;
  if (layer.dialog && isSearching(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) layer.close();
}

/** Some browsers empty a search field with Escape, and make no close request of that key. */
const isSearching = (field: EventTarget | null) =>
  field instanceof HTMLInputElement && field.type === 'search' && field.value !== '';

let pressed: Layer | undefined;

function beginPress() {
  pressed = topLayer();
}

/**
 * Used by the mouse events of a press. On touch screens these fire after the finger has left, and by then the
 * list that was pressed, or that the press should close, may be gone.
 */
export const isPressMeantFor = (dialog: HTMLDialogElement) => pressed?.dialog === dialog;
