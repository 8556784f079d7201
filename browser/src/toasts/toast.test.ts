import { beforeEach, describe, expect, it } from 'vitest';
import { closeToast, notify, showToast, useToasts } from './toast';

const fields = () => {
  const { toasts: _, ...rest } = useToasts.getState();
  return rest;
};

const nothing = {
  showNotification: false,
  notificationType: 'success',
  message: '',
  toastBg: 'dark',
  isCustomStyled: false,
  isBottomCenter: false,
  isAutoHide: true,
};

beforeEach(() => {
  for (const { id } of useToasts.getState().toasts) closeToast(id);
});

describe('the notification', () => {
  it('is nothing at first, a success unless said otherwise, and nothing again when it is closed', () => {
    expect(fields()).toEqual(nothing);
    notify('Saved');
    expect(fields()).toEqual({ ...nothing, showNotification: true, message: 'Saved' });
    closeToast(useToasts.getState().toasts[0]!.id);
    expect(fields()).toEqual(nothing);
  });

  it('is the newest of several; closing it brings back the one before', () => {
    notify('First');
    showToast({ message: 'Second', notificationType: 'error', isBottomCenter: true });
    expect(fields()).toMatchObject({ message: 'Second', notificationType: 'error', isBottomCenter: true });
    closeToast(useToasts.getState().toasts[0]!.id);
    expect(fields()).toMatchObject({ message: 'First', isBottomCenter: false });
  });

  it.each(['jwt expired', ' JWT expired '])('"%s" is never shown', (message) => {
    notify(message, 'error');
    expect(useToasts.getState().toasts).toEqual([]);
    expect(fields()).toEqual(nothing);
  });
});
