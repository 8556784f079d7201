import { create } from 'zustand';
import { isNeverShown } from '../calls/in-words';

export type NotificationType = 'success' | 'error' | 'info' | 'warning';

type ToastAction = { label: string; onPress: () => void };

type Notification = {
  showNotification: boolean;
  notificationType: NotificationType;
  message: string;
  toastBg: 'dark' | 'light';
  /** Wears the tint of its type instead of `toastBg`. */
  isCustomStyled: boolean;
  isBottomCenter: boolean;
  isAutoHide: boolean;
};

export type Toast = Notification & { id: number; action?: ToastAction };

/**
 * The fields are those of the newest toast, or the defaults when none is on screen. Newest first in `toasts`.
 */
type Toasts = Notification & { toasts: readonly Toast[] };

const nothing: Notification = {
  showNotification: false,
  notificationType: 'success',
  message: '',
  toastBg: 'dark',
  isCustomStyled: false,
  isBottomCenter: false,
  isAutoHide: true,
};

let lastId = 0;

const holding = (toasts: readonly Toast[]): Toasts => {
  const { id: _, action: __, ...newest } = toasts[0] ?? { ...nothing, id: 0 };
  return { ...newest, toasts };
};

export const useToasts = create<Toasts>()(() => holding([]));

export type ToastRequest = Partial<Omit<Notification, 'showNotification'>> & {
  message: string;
  action?: ToastAction;
};

export function showToast(request: ToastRequest): void {
  if (isNeverShown(request.message)) return;
  const toast: Toast = { ...nothing, ...request, showNotification: true, id: ++lastId };
  useToasts.setState(({ toasts }) => holding([toast, ...toasts]));
}

export const notify = (message: string, notificationType?: NotificationType) =>
  showToast({ message, ...(notificationType && { notificationType }) });

export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => holding(toasts.filter((toast) => toast.id !== id)));
}
