import { useForm } from 'browser/forms/use-form';
import type { ButtonLook } from 'browser/ui/buttons/button-look';
import { TextField } from 'browser/ui/fields/TextField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { reasonBody } from 'contract/stock/counting.staff';
import css from './BeginCountDialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What the button does, as a verb. */
  confirm: string;
  variant?: ButtonLook['variant'];
  onReason: (why: string) => Promise<unknown>;
};

/** What is done only with a reason. */
export const ReasonDialog = ({ open, onClose, title, description, ...form }: Props) => (
  <Dialog {...{ open, onClose, title, description }} size="small">
    <ReasonForm {...form} title={title} onClose={onClose} />
  </Dialog>
);

type FormProps = Pick<Props, 'title' | 'confirm' | 'variant' | 'onReason'> & { onClose: () => void };

function ReasonForm({ title, confirm, variant, onReason, onClose }: FormProps) {
  const { form, errors, busy, trouble } = useForm(reasonBody, async ({ why }) => {
    await onReason(why);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label={title}>
      <TextField label="Why" name="why" autoComplete="off" maxLength={200} required error={errors.why} />
      <FormActions
        busy={busy}
        trouble={trouble}
        does={confirm}
        doing="Saving..."
        variant={variant}
        onLeave={onClose}
      />
    </form>
  );
}
