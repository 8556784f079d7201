import { call } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { PasswordField } from 'browser/ui/fields/PasswordField';
import { TextField } from 'browser/ui/fields/TextField';
import { acceptInvitation, acceptInvitationBody } from 'contract/staff';
import { leave } from '../../platform/staff-calls';
import css from './AcceptForm.module.css';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { CodeField } from './CodeField';

type Authenticator = { secret: string; address: string; offer: string };

type Props = {
  token: string;
  /** As the inviting person calls them. */
  name: string;
  email: string;
  authenticator: Authenticator;
  /** Called with the recovery codes; by then the person is logged in. */
  onAccepted: (codes: readonly string[]) => void;
};

export function AcceptForm({ token, name, email, authenticator, onAccepted }: Props) {
  const { offer } = authenticator;
  const { form, errors, busy, trouble } = useForm(
    acceptInvitationBody,
    async (body) => {
      const { recovery_codes } = await call(acceptInvitation, { body });
      leave();
      onAccepted(recovery_codes);
    },
    (element) => ({ ...Object.fromEntries(new FormData(element)), token, offer }),
  );
  return (
    <form {...form} className={css.form} aria-label="Accept the invitation">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={name}
        required
        error={errors.name}
      />
      {/* It tells a password manager whose password this is. */}
      <TextField label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Password"
        name="password"
        hint="At least 8 characters."
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <AuthenticatorSetup {...authenticator} />
      <CodeField hint="The six digits that your authenticator app shows now." error={errors.code} />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button type="submit" size="large" wide busy={busy} busyLabel="Joining...">
        Join
      </Button>
    </form>
  );
}
