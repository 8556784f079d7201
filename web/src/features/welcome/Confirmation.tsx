import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { confirmationLinkDead, verifyEmail } from 'contract/auth';
import { callFor } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ResendConfirmation } from './ResendConfirmation';

/** The link from the e-mail: what came of it, and the way on. */
export function Confirmation({ token }: { token: string }) {
  const isCustomer = useSession(({ login }) => login !== null);
  // A link is used up once, however often the page is drawn.
  const confirmed = useQuery({
    queryKey: ['confirmation', token],
    queryFn: async () => (await callFor(verifyEmail, { body: { token } })).message,
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
        {confirmed.error.message}
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
        {confirmed.error.message}
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
      {confirmed.error.message}
    </Notice>
  );
}
