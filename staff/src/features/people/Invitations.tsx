import { useQuery } from '@tanstack/react-query';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { dot, formatRelative } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { rolesToGive, storeName, useMe } from '../../platform/me';
import { wordsOfRole } from '../../platform/words-of-roles';
import { Rows, RowWords } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import css from './Invitations.module.css';
import { type Invitation, invitationsQuery, sendAgain, withdraw } from './people.api';

export function Invitations() {
  const me = useMe();
  const invitations = useQuery(invitationsQuery);
  return (
    <Section title="Invitations that wait" lead="A link works once, for three days.">
      <Rows what="the invitations" query={invitations} empty="No invitation waits.">
        {(invitation) => (
          <>
            <RowWords
              name={[invitation.name, invitation.email].filter(Boolean).join(', ')}
              about={[
                `${wordsOfRole[invitation.role].name}, ${storeName(me, invitation.store_id)}`,
                `ends ${formatRelative(invitation.expires_at)}`,
              ].join(dot)}
            />
            {rolesToGive(me, 'people.invite', invitation.store_id).includes(invitation.role) && (
              <Deciding invitation={invitation} />
            )}
          </>
        )}
      </Rows>
    </Section>
  );
}

function Deciding({ invitation: { id, email } }: { invitation: Invitation }) {
  const sending = useCall({ refused: noticeInWords });
  const withdrawing = useCall({ refused: noticeInWords });
  return (
    <div className={css.actions}>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Send again: ${email}`}
        busy={sending.busy}
        onClick={() => sending.run(async () => notify(await sendAgain(id)))}
      >
        Send again
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Withdraw: ${email}`}
        busy={withdrawing.busy}
        onClick={() => withdrawing.run(async () => notify(await withdraw(id)))}
      >
        Withdraw
      </Button>
    </div>
  );
}
