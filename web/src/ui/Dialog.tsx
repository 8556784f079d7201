import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import css from './Dialog.module.css';
import { IconButton } from './IconButton';
import { dialogClosed, dialogOpened } from './open-dialogs';

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

/** What is inside lives only while it is open, so it starts afresh each time. */
export const Dialog = ({ open, ...rest }: Props) => open && <OpenDialog {...rest} />;

function OpenDialog(props: Omit<Props, 'open'>) {
  const { onClose, title, description, size = 'medium', side, busy = false, role, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    dialogOpened(element);
    return () => {
      dialogClosed(element);
      element.close();
    };
  }, []);

  useClosing(dialog, busy, onClose);

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
      data-size={size}
    >
      <div className={css.panel}>
        <div className={css.header}>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && <p id={`${id}-description`}>{description}</p>}
        </div>
        <div className={css.body}>{children}</div>
        {/* Last in the order of the keys, so that opening puts the focus on the first field. */}
        <IconButton
          className={css.close}
          label="Close"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onClose}
        >
          <X />
        </IconButton>
      </div>
    </dialog>
  );
}

/**
 * Escape and a press on the veil ask the owner. A browser may close by itself at the second Escape: then the
 * dialog opens again.
 */
function useClosing(dialog: RefObject<HTMLDialogElement | null>, busy: boolean, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current!;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: listening.signal });

    on('cancel', (event) => {
      event.preventDefault();
      if (!busy) onClose();
    });
    on('mousedown', (event) => {
      if (event.target === element && !busy) onClose();
    });
    on('close', () => {
      if (element.isConnected && !element.open) element.showModal();
    });
    return () => listening.abort();
  }, [dialog, busy, onClose]);
}

/** The row of buttons at the end of a dialog; it stays in view while the rest scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);
