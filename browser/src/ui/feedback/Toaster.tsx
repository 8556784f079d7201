import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast as ToastData, useToasts } from '../../toasts/toast';
import { useTopDialog } from '../overlays/open-layers';
import { LiveRegion } from './LiveRegion';
import { Toast } from './Toast';
import css from './Toaster.module.css';
import { goToToasts, TOAST_KEY } from './toast-focus';

/**
 * Rendered once, in the shell. Its layer is always the same element, which moves into the topmost dialog:
 * outside of it the layer would be inert, and a new element would restart the toasts' timers.
 */
export function Toaster() {
  const { toasts } = useToasts();
  const dialog = useTopDialog();
  const [layer] = useState(createLayer);

  useLayoutEffect(() => {
    (dialog ?? document.body).append(layer);
    // A browser that is told to be too old goes on as far as it can.
    layer.showPopover?.();
    return () => layer.remove();
  }, [dialog, layer]);

  useEffect(() => {
    const go = ({ key }: KeyboardEvent) => key === TOAST_KEY && goToToasts(layer);
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [layer]);

  return createPortal(
    <LiveRegion>
      <Stack place="top-right" toasts={toasts.filter((toast) => !toast.isBottomCenter)} />
      <Stack place="bottom-center" toasts={toasts.filter((toast) => toast.isBottomCenter)} />
    </LiveRegion>,
    layer,
  );
}

const Stack = ({ place, toasts }: { place: string; toasts: readonly ToastData[] }) =>
  toasts.length > 0 && (
    <ol className={css.stack} data-place={place}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </ol>
  );

function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.className = css.layer ?? '';
  layer.dataset.toasts = '';
  return layer;
}
