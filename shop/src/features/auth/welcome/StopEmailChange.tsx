import { Link, useNavigate } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { stopEmailChange, stopLinkDead } from 'contract/auth';
import { useState } from 'react';
import { useSession } from '../../../platform/session';

/**
 * "This wasn't me", from the letter to the old address. It takes a press: mail programs open links to look at
 * them, and some run their scripts.
 */
export function StopEmailChange({ token }: { token: string }) {
  const navigate = useNavigate();
  const [isDead, setDead] = useState(false);
  // Any other failure leaves the button: whoever hears of a thief must be able to try again.
  const { run, busy, refusal } = useCall({
    refused: (error) => setDead(error instanceof CallError && error.code === stopLinkDead.code),
  });
  const stop = async () => {
    const { message } = await callFor(stopEmailChange, { body: { token } });
    // Every session has ended, this browser's too. Somebody knows the password: the way leads to a new one.
    useSession.getState().forget();
    await navigate({ to: '/forgot-password', replace: true, state: { notice: message } });
  };
  return (
    <Notice
      tone={refusal ? 'danger' : 'info'}
      action={
        isDead ? (
          <Link to="/contact-us">Contact us</Link>
        ) : (
          <Button
            size="small"
            variant="danger"
            busy={busy}
            busyLabel="Stopping..."
            onClick={() => void run(stop)}
          >
            Stop the change
          </Button>
        )
      }
    >
      {refusal ??
        'Someone asked to use another email address for your account. If that wasn’t you, stop the change. Every ' +
          'device will be logged out.'}
    </Notice>
  );
}
