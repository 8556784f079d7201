import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { call } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { EmailField } from 'browser/ui/fields/EmailField';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { logInStaff, logInStaffBody } from 'contract/staff';
import { logInByPasskey } from 'contract/staff/passkeys';
import { leave } from '../../platform/staff-calls';
import { BarePage } from './BarePage';
import css from './BarePage.module.css';
import { CodeField } from './CodeField';
import { PasskeyButton } from './PasskeyButton';

/**
 * A page of ours, and of no other site. Read as the browser reads it: it drops tabs and turns backslashes.
 */
const isOurs = (address: string) =>
  address.startsWith('/') &&
  URL.canParse(address, location.origin) &&
  new URL(address, location.origin).origin === location.origin;

export function LogInScreen() {
  const navigate = useNavigate();
  const { back = '/' } = useSearch({ from: '/login' });
  const comeIn = async () => {
    leave();
    await navigate({ href: isOurs(back) ? back : '/', replace: true });
  };
  const { form, errors, busy, trouble } = useForm(logInStaffBody, async (body) => {
    await call(logInStaff, { body });
    await comeIn();
  });

  return (
    <BarePage title="Log in">
      <PageHeading>Log in</PageHeading>
      <form {...form} className={css.form} aria-label="Log in">
        <EmailField error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Link className={css.forgot} to="/forgot-password">
          Forgot password?
        </Link>
        <CodeField error={errors.code} />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" size="large" wide busy={busy} busyLabel="Logging in...">
          Log in
        </Button>
      </form>
      <PasskeyButton
        does="Log in with a passkey"
        onSigned={async (body) => {
          await call(logInByPasskey, { body });
          await comeIn();
        }}
      />
    </BarePage>
  );
}
