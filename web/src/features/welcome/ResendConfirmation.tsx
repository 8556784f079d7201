import { useMutation } from '@tanstack/react-query';
import { resendVerification } from 'contract/auth';
import { callFor } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { inWords } from '../auth/in-words';

/** One more letter with a link; the older link ends. */
export function ResendConfirmation() {
  const resend = useMutation({
    mutationFn: () => callFor(resendVerification),
    onSuccess: ({ message }) => notify(message),
    onError: async (error) =>
      notify(
        error instanceof CallError ? await inWords(error) : 'Something went wrong. Please try again.',
        'error',
      ),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      busy={resend.isPending}
      busyLabel="Sending..."
      disabled={resend.isSuccess}
      onClick={() => resend.mutate()}
    >
      {resend.isSuccess ? 'Sent' : 'Send the link again'}
    </Button>
  );
}
