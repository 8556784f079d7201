import { callFor } from 'browser/calls/call';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { closeAccount, whatClosingTakes } from 'contract/auth';
import { useState } from 'react';
import { useSession } from '../../../platform/session';
import { leaveNothing } from '../../../platform/strong-answers';
import { PasswordDialog } from '../../profile/PasswordDialog';

type Props = { open: boolean; onClose: () => void };

/** Asks for the password and closes the account. Nothing of it stays in this browser. */
export const CloseAccountDialog = ({ open, onClose }: Props) => {
  const [farewell, setFarewell] = useState<string>();
  if (farewell) return <Farewell words={farewell} />;
  const close = async (password: string) => {
    const { message } = await callFor(closeAccount, { body: { password } });
    useSession.getState().forget();
    setFarewell(message);
  };
  return (
    open && (
      <PasswordDialog
        title="Close your account?"
        description={`${whatClosingTakes} This cannot be undone.`}
        does="Close account"
        doing="Closing..."
        keep="Keep my account"
        danger
        onPassword={close}
        onClose={onClose}
      />
    )
  );
};

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
