import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { call, callFor } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { PageHeading } from 'browser/ui/page/PageHeading';
import type { Answer } from 'contract/platform/endpoint';
import { invitationDead, joinByInvitation, openInvitation } from 'contract/staff';
import { useState } from 'react';
import { leave } from '../../platform/staff-calls';
import { wordsOfRole } from '../../platform/words-of-roles';
import { AcceptForm } from './AcceptForm';
import { BarePage } from './BarePage';
import { RecoveryCodes } from './RecoveryCodes';

/** Where the link of an invitation leads. */
export function InvitationScreen() {
  const { token = '' } = useSearch({ from: '/invitation' });
  const [codes, setCodes] = useState<readonly string[]>();
  const navigate = useNavigate();

  if (codes)
    return (
      <BarePage title="Recovery codes">
        <PageHeading>Keep your recovery codes</PageHeading>
        <RecoveryCodes codes={codes} onKept={() => navigate({ to: '/', replace: true })} />
      </BarePage>
    );
  return (
    <BarePage title="Invitation">
      <Invitation token={token} onAccepted={setCodes} />
    </BarePage>
  );
}

type Props = { token: string; onAccepted: (codes: readonly string[]) => void };

function Invitation({ token, onAccepted }: Props) {
  // Asked once: each opening makes another secret for the authenticator.
  const opened = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(openInvitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (opened.isPending)
    return (
      <>
        <PageHeading>Your invitation</PageHeading>
        <Skeleton lines={6} label="Opening your invitation" />
      </>
    );
  if (!opened.data)
    return <CannotOpen error={opened.error} again={opened.refetch} busy={opened.isFetching} />;

  const { name, email, role, store_name, authenticator } = opened.data;
  return (
    <>
      <PageHeading lead={`You are invited as ${wordsOfRole[role].one} of ${store_name ?? 'all stores'}.`}>
        Welcome to Cellar Door
      </PageHeading>
      {authenticator ? (
        <AcceptForm {...{ token, name, email, authenticator, onAccepted }} />
      ) : (
        <TakeRole token={token} email={email} />
      )}
    </>
  );
}

type Failed = { error: Error | null; again: () => unknown; busy: boolean };

function CannotOpen({ error, again, busy }: Failed) {
  const isDead = error instanceof CallError && error.code === invitationDead.code;
  return (
    <>
      <PageHeading>{isDead ? 'This invitation is over' : 'Your invitation could not be opened'}</PageHeading>
      {isDead ? (
        <p>{inWords(error)} Ask whoever invited you for another one.</p>
      ) : (
        <Trouble again={again} busy={busy}>
          {inWords(error)}
        </Trouble>
      )}
    </>
  );
}

/** For somebody who is on the staff already. Without a session the way leads to the log-in and back. */
function TakeRole({ token, email }: Pick<Props, 'token'> & Pick<Answer<typeof openInvitation>, 'email'>) {
  const navigate = useNavigate();
  const { run, busy, refusal } = useCall();
  const take = async () => {
    const { message } = await callFor(joinByInvitation, { body: { token } });
    leave();
    await navigate({ to: '/', replace: true });
    notify(message);
  };
  return (
    <>
      <p>{email} has an account already. Log in with it to take this role.</p>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button size="large" busy={busy} onClick={() => run(take)}>
        Take this role
      </Button>
    </>
  );
}
