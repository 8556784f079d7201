let origin: HTMLElement | null = null;

/** Remembers the focused element before the focus moved to a toast, by key or by press. */
export function toastFocused(from: EventTarget | null): void {
  if (from instanceof HTMLElement && !from.closest('[data-toasts]')) origin = from;
}

/** A toast that disappears while it has the focus returns the focus. */
export function leaveToasts(): void {
  if (origin?.isConnected) origin.focus({ preventScroll: true });
  origin = null;
}

/**
 * Toasts disappear after three seconds and stand last in the tab order, so that a key leads straight to them.
 */
export const TOAST_KEY = 'F8';

export const goToToasts = (layer: HTMLElement) => layer.querySelector<HTMLElement>('button')?.focus();
