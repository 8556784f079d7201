import { callFor } from 'browser/calls/call';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { resendConfirmation } from 'contract/auth';
import { useState } from 'react';

/** Sends the confirmation letter again. The link in the older letter no longer works then. */
export function ResendConfirmation() {
  const { run, busy } = useCall({ refused: noticeInWords });
  const [isSent, setSent] = useState(false);
  const resend = async () => {
    const { message } = await callFor(resendConfirmation);
    notify(message);
    setSent(true);
  };
  return (
    <Button
      size="small"
      variant="secondary"
      busy={busy}
      busyLabel="Sending..."
      disabled={isSent}
      onClick={() => void run(resend)}
    >
      {isSent ? 'Sent' : 'Send the link again'}
    </Button>
  );
}
