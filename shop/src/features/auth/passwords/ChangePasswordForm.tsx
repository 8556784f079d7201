import { CallError } from 'browser/calls/call-error';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import css from './ChangePasswordForm.module.css';
import { changePassword } from './change-password.api';
import { changePasswordForm, errorsFrom } from './change-password-form';

export function ChangePasswordForm() {
  const { form, errors, busy } = useForm(changePasswordForm, async (typed, { setErrors, reset }) => {
    const body = { old_password: typed.currentPassword, new_password: typed.newPassword };
    try {
      notify(await changePassword(body));
      reset();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { serverMessage = '' } = error;
      const refused = errorsFrom(serverMessage);
      // A message that names no field is not shown. It was logged when the answer arrived.
      if (Object.keys(refused).length === 0) return;
      setErrors(refused);
      notify(serverMessage, 'error');
    }
  });

  return (
    <form {...form} className={css.form} aria-label="Change Password">
      <PasswordField
        label="Current Password"
        name="currentPassword"
        placeholder="Enter Current Password"
        autoComplete="current-password"
        aria-required
        error={errors.currentPassword}
      />
      <PasswordField
        label="New Password"
        name="newPassword"
        placeholder="Enter New Password"
        autoComplete="new-password"
        aria-required
        hint="8 characters or more. A short sentence works well."
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        placeholder="Enter Confirm Password"
        autoComplete="new-password"
        aria-required
        error={errors.confirmPassword}
      />
      <div className={css.send}>
        <Button type="submit" size="large" busy={busy} busyLabel="Changing Password...">
          Change Password
        </Button>
      </div>
    </form>
  );
}
