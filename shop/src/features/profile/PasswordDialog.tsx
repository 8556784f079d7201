import { useForm } from 'browser/forms/use-form';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { currentPasswordBody } from 'contract/auth';
import css from './PasswordDialog.module.css';

type Props = {
  title: string;
  description: string;
  /** The button's label, and its label while busy. */
  does: string;
  doing: string;
  keep: string;
  danger?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the current password before something that a stolen session must not do. */
export function PasswordDialog(props: Props) {
  const { title, description, does, doing, keep, danger = false, onPassword, onClose } = props;
  const { form, errors, busy, trouble } = useForm(currentPasswordBody, ({ password }) =>
    onPassword(password),
  );
  return (
    <Dialog open onClose={onClose} busy={busy} size="small" title={title} description={description}>
      <form {...form} className={css.form} aria-label={title}>
        <PasswordField
          label="Current Password"
          name="password"
          autoComplete="current-password"
          required
          data-autofocus
          error={errors.password}
        />
        <FormActions
          busy={busy}
          trouble={trouble}
          does={does}
          doing={doing}
          variant={danger ? 'danger' : 'primary'}
          leave={keep}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  );
}
