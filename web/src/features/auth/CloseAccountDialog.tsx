import { closeAccount, closeAccountBody, whatClosingTakes } from 'contract/auth';
import { useState } from 'react';
import { callFor } from '../../platform/call';
import { useSession } from '../../platform/session';
import { leaveNothing } from '../../platform/strong-answers';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import css from './AuthForm.module.css';
import { useAuthForm } from './use-auth-form';

type Props = { open: boolean; onClose: () => void };

/** Asks for the password; afterwards nothing of the account stays in this browser. */
export const CloseAccountDialog = ({ open, onClose }: Props) => {
  const [farewell, setFarewell] = useState<string>();
  if (farewell) return <Farewell words={farewell} />;
  return open && <Ask onClose={onClose} onClosed={setFarewell} />;
};

function Ask({ onClose, onClosed }: { onClose: () => void; onClosed: (farewell: string) => void }) {
  const { form, errors, busy, trouble } = useAuthForm(closeAccountBody, async (body) => {
    const { message } = await callFor(closeAccount, { body });
    useSession.getState().forget();
    onClosed(message);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size="small"
      title="Close your account?"
      description={`${whatClosingTakes} This cannot be undone.`}
    >
      <form {...form} className={css.form} aria-label="Close your account">
        <PasswordField
          label="Current Password"
          name="password"
          autoComplete="current-password"
          required
          data-autofocus
          error={errors.password}
        />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <DialogActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Closing...">
            Close account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const leave = () => void leaveNothing();

const Farewell = ({ words }: { words: string }) => (
  <Dialog open onClose={leave} size="small" title="Goodbye" description={words}>
    <DialogActions>
      <Button data-autofocus onClick={leave}>
        Leave
      </Button>
    </DialogActions>
  </Dialog>
);
