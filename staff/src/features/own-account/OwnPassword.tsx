import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { changeOwnPasswordBody } from 'contract/staff/passwords';
import { useState } from 'react';
import { Section } from '../../ui/Section';
import css from './AccountForm.module.css';
import { changePassword } from './own-account.api';

export function OwnPassword() {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <Section title="Password" lead="Another one ends your sessions on all other devices.">
      <Button variant="secondary" onClick={() => setChanging(true)}>
        Change password
      </Button>
      <Dialog open={changing} onClose={close} size="small" title="Change password">
        <PasswordForm onClose={close} />
      </Dialog>
    </Section>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { form, errors, busy, trouble } = useForm(changeOwnPasswordBody, async (body) => {
    notify(await changePassword(body));
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="Change password">
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        required
        error={errors.current_password}
      />
      <PasswordField
        label="New password"
        name="password"
        hint="At least 8 characters."
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <FormActions busy={busy} trouble={trouble} does="Change password" doing="Saving..." onLeave={onClose} />
    </form>
  );
}
