import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Dialog, DialogActions } from './Dialog';

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => unknown;
  /** The question. */
  title: ReactNode;
  /** What happens then. */
  children: ReactNode;
  /** What the button does, as a verb: "Delete". */
  confirm: string;
  confirmBusy?: string;
  cancel?: string;
  variant?: 'danger' | 'primary';
  busy?: boolean;
};

export function ConfirmDialog(props: Props) {
  const { open, onClose, onConfirm, title, children, confirm, confirmBusy, cancel = 'Cancel', busy } = props;
  return (
    <Dialog {...{ open, onClose, title, busy }} description={children} role="alertdialog" size="small">
      <DialogActions>
        <Button variant="secondary" data-autofocus disabled={busy} onClick={onClose}>
          {cancel}
        </Button>
        <Button
          variant={props.variant ?? 'danger'}
          busy={busy}
          busyLabel={confirmBusy}
          onClick={() => onConfirm()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
