import { useNavigate } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { stopEmailChange } from 'contract/auth';
import { useSession } from '../../../platform/session';

/**
 * "This wasn't me", from the letter to the old address. It takes a press: mail programs open links to look at
 * them, and some run their scripts.
 */
export function StopEmailChange({ token }: { token: string }) {
  const navigate = useNavigate();
  const { run, busy, refusal } = useCall();
  const stop = async () => {
    const { message } = await callFor(stopEmailChange, { body: { token } });
    // Every session has ended, this browser's too. Somebody knows the password: the way leads to a new one.
    useSession.getState().forget();
    await navigate({ to: '/forgot-password', replace: true, state: { notice: message } });
  };
  if (refusal) return <Notice tone="danger">{refusal}</Notice>;
  return (
    <Notice
      action={
        <Button
          size="small"
          variant="danger"
          busy={busy}
          busyLabel="Stopping..."
          onClick={() => void run(stop)}
        >
          Stop the change
        </Button>
      }
    >
      Someone asked to use another email address for your account. If that was not you, stop the change. Every
      device will be logged out.
    </Notice>
  );
}
