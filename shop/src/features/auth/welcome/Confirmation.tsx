import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { confirmationLinkDead, confirmEmail } from 'contract/auth';
import { useSession } from '../../../platform/session';
import { ResendConfirmation } from '../ResendConfirmation';

/** Follows the link from the e-mail, and shows what came of it and what to do next. */
export function Confirmation({ token }: { token: string }) {
  const isCustomer = useSession(({ login }) => login !== null);
  const navigate = useNavigate();
  // Sent once, however often this is rendered. The used token is removed from the address: after a reload it
  // would be refused.
  const confirmed = useQuery({
    queryKey: ['confirmation', token],
    queryFn: async () => {
      const { message } = await callFor(confirmEmail, { body: { token } });
      await navigate({ to: '/welcome', search: {}, replace: true, state: true });
      return message;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

  if (confirmed.isPending) return <Notice>Confirming your email address...</Notice>;
  if (confirmed.isSuccess)
    return (
      <Notice
        tone="success"
        action={
          !isCustomer && (
            <Link to="/login" state={true}>
              Log in
            </Link>
          )
        }
      >
        {confirmed.data}
      </Notice>
    );

  const isDead = confirmed.error instanceof CallError && confirmed.error.code === confirmationLinkDead.code;
  if (isDead && isCustomer)
    return (
      <Notice tone="danger" action={<ResendConfirmation />}>
        {inWords(confirmed.error)}
      </Notice>
    );
  if (isDead)
    return (
      <Notice
        tone="danger"
        action={
          <Link to="/login" state={{ refused: `/welcome?verify=${token}` }}>
            Log in for a new link
          </Link>
        }
      >
        {inWords(confirmed.error)}
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      action={
        <Button
          size="small"
          variant="secondary"
          busy={confirmed.isFetching}
          onClick={() => void confirmed.refetch()}
        >
          Try again
        </Button>
      }
    >
      {inWords(confirmed.error)}
    </Notice>
  );
}
