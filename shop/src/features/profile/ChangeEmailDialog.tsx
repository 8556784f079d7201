import { PasswordDialog } from './PasswordDialog';
import { changeEmail } from './profile.api';

type Props = { email: string; onChanged: (pendingEmail: string | null) => void; onClose: () => void };

/** Asks for the password before the address is changed. The rest of the profile has been saved already. */
export function ChangeEmailDialog({ email, onChanged, onClose }: Props) {
  const change = async (password: string) => onChanged(await changeEmail(email, password));
  return (
    <PasswordDialog
      title="Change your email address?"
      description={`Enter your password to switch to ${email}. We’ll send a link there so you can confirm it.`}
      does="Change email"
      doing="Changing..."
      keep="Keep my address"
      onPassword={change}
      onClose={onClose}
    />
  );
}
