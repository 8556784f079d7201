import { Button } from '../buttons/Button';
import type { ButtonLook } from '../buttons/button-look';
import { Notice } from '../feedback/Notice';
import { DialogActions } from './Dialog';

type Props = {
  busy: boolean;
  /** What the server said against it. */
  trouble: string | undefined;
  does: string;
  /** What it reads while busy. */
  doing: string;
  variant?: ButtonLook['variant'];
  /** There is nothing to send yet. */
  disabled?: boolean;
  leave?: string;
  onLeave: () => void;
};

/** The end of a form in a dialog: what went wrong, a way out, and the button that sends it. */
export const FormActions = (props: Props) => (
  <>
    {props.trouble && <Notice tone="danger">{props.trouble}</Notice>}
    <DialogActions>
      <Button variant="secondary" disabled={props.busy} onClick={props.onLeave}>
        {props.leave ?? 'Cancel'}
      </Button>
      <Button
        type="submit"
        variant={props.variant}
        busy={props.busy}
        busyLabel={props.doing}
        disabled={props.disabled}
      >
        {props.does}
      </Button>
    </DialogActions>
  </>
);
