import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Notice } from 'browser/ui/feedback/Notice';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { resetStaffPassword, resetStaffPasswordBody, staffResetDead } from 'contract/staff/passwords';
import { leave } from '../../platform/staff-calls';
import { BarePage } from './BarePage';
import css from './BarePage.module.css';

/** Opening the link does not use it up; setting a new password does. */
export function ResetPasswordScreen() {
  const { token = '' } = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const { form, errors, busy, trouble, refusal } = useForm(
    resetStaffPasswordBody,
    async (body) => {
      const { message } = await callFor(resetStaffPassword, { body });
      leave();
      await navigate({ to: '/login', replace: true });
      notify(`${message}.`);
    },
    (element) => ({ ...Object.fromEntries(new FormData(element)), token }),
  );
  const isDead = refusal === staffResetDead.code || !token;

  return (
    <BarePage title="New password">
      <PageHeading lead="Every device that is logged in now will have to log in again.">
        Choose a new password
      </PageHeading>
      {isDead ? (
        <>
          <Notice tone="danger">{staffResetDead.message}</Notice>
          <Link {...buttonLook()} to="/forgot-password">
            Send a new link
          </Link>
        </>
      ) : (
        <form {...form} className={css.form} aria-label="Choose a new password">
          <PasswordField
            label="New password"
            name="password"
            hint="At least 8 characters."
            autoComplete="new-password"
            required
            error={errors.password}
          />
          {trouble && <Notice tone="danger">{trouble}</Notice>}
          <Button type="submit" size="large" wide busy={busy} busyLabel="Saving...">
            Set new password
          </Button>
        </form>
      )}
    </BarePage>
  );
}
