let origin: HTMLElement | null = null;

/** Remembers where a person was before going to a toast, whether by key or by press. */
export function toastFocused(from: EventTarget | null): void {
  if (from instanceof HTMLElement && !from.closest('[data-toasts]')) origin = from;
}

/** A toast that goes while it has the focus gives it back. */
export function leaveToasts(): void {
  if (origin?.isConnected) origin.focus({ preventScroll: true });
  origin = null;
}

/** A toast is gone after three seconds, and comes late in the order of the page: a key leads straight to it. */
export const TOAST_KEY = 'F8';

export const goToToasts = (layer: HTMLElement) => layer.querySelector<HTMLElement>('button')?.focus();
