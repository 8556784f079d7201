import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../buttons/IconButton';
import css from './Dialog.module.css';
import { isPressMeantFor, reopenDialogs, topLayer, useLayer } from './open-layers';
import { openerNow } from './opener';
import { useLeaving } from './use-leaving';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A sheet that comes in from an edge, for phones. */
  side?: 'right' | 'left' | 'bottom';
  /** Refuses to close while something is under way. */
  busy?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
};

/** The content is mounted only while the dialog is open, so it starts fresh each time. */
export const Dialog = ({ open, ...rest }: Props) => open && <OpenDialog {...rest} />;

function OpenDialog(props: Omit<Props, 'open'>) {
  const { onClose, title, description, size = 'medium', side, busy = false, role, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current!;
    const opener = openerNow();
    element.showModal();
    return () => {
      element.close();
      // The browser gives the focus back itself, unless what had it is gone.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement)) opener?.focus();
    };
  }, []);

  const { isLeaving, leave } = useLeaving(onClose);
  const close = () => busy || (side ? leave() : onClose());
  useLayer(true, close, dialog);
  useClosing(dialog, close);
  useFirstFocus(dialog);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      aria-busy={busy || undefined}
      closedby={busy ? 'none' : 'closerequest'}
      data-side={side}
      data-leaving={isLeaving || undefined}
      data-size={size}
    >
      <div className={css.panel}>
        <div className={css.header}>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && <p id={`${id}-description`}>{description}</p>}
        </div>
        <div className={css.body}>{children}</div>
        {/* Last in the order of the keys, so that opening puts the focus on the first field. */}
        <IconButton className={css.close} label="Close" aria-disabled={busy || undefined} onClick={close}>
          <X />
        </IconButton>
      </div>
    </dialog>
  );
}

/**
 * The focus begins at what asks for it, even when that comes later than the dialog, as a form does that is
 * loaded first. Once somebody has moved the focus it stays where they put it.
 */
function useFirstFocus(dialog: RefObject<HTMLDialogElement | null>) {
  const began = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const { activeElement } = document;
    if (topLayer()?.dialog !== element) return;
    const isUnmoved = [null, document.body, element, began.current].includes(activeElement);
    if (began.current && !isUnmoved) return;
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    began.current = document.activeElement;
  });
}

/**
 * A press on the backdrop and the browser's own close requests, such as a phone's back gesture, ask the owner
 * of the topmost layer. Without a press since the last request the browser closes a dialog without asking,
 * and it closes dialogs together that opened without a press in between. Those are opened again before the
 * owner of the topmost one is asked.
 */
function useClosing(dialog: RefObject<HTMLDialogElement | null>, close: () => void) {
  const pressVeil = useEffectEvent(close);
  useEffect(() => {
    const element = dialog.current!;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: listening.signal });
    let meant: ReturnType<typeof topLayer>;

    on('cancel', (event) => {
      // A file field fires this event too when its dialog is cancelled.
      if (event.target !== element) return;
      event.preventDefault();
      const layer = topLayer();
      if (event.defaultPrevented) layer?.close();
      else meant = layer;
    });
    on('mousedown', (event) => {
      if (event.target === element && isPressMeantFor(element)) pressVeil();
    });
    on('close', () => {
      reopenDialogs();
      if (meant === topLayer()) meant?.close();
      meant = undefined;
    });
    return () => listening.abort();
  }, [dialog]);
}

/** The row of buttons at the end of a dialog; it stays in view while the rest scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);
