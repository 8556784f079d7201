import { useNavigate } from '@tanstack/react-router';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import { useState } from 'react';
import { rolesToGive, useMe } from '../../platform/me';
import { Section } from '../../ui/Section';
import css from './PersonScreen.module.css';
import { endWorkOf, liftSuspensionOf, type Person, suspend } from './people.api';

/** For a while, or for good. */
export function Leaving({ person }: { person: Person }) {
  const me = useMe();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'suspend' | 'end'>();
  const { run, busy } = useCall({ refused: noticeInWords });
  const isMine = person.roles.every(({ role, store_id }) =>
    rolesToGive(me, 'people.change', store_id).includes(role),
  );
  if (!isMine) return null;

  const close = () => setAsking(undefined);
  const change = (ask: (id: string) => Promise<string>) =>
    run(async () => notify(await ask(person.id))).finally(close);
  const end = async () => {
    if (await change(endWorkOf)) await navigate({ to: '/people' });
  };

  return (
    <Section
      title="Leaving"
      lead={
        person.suspended_at
          ? 'Suspended people cannot log in. Their roles wait for them.'
          : 'Either way their sessions end at once.'
      }
    >
      <div className={css.actions}>
        {person.suspended_at ? (
          <Button variant="secondary" busy={busy && !asking} onClick={() => change(liftSuspensionOf)}>
            Lift the suspension
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsking('suspend')}>
            Suspend
          </Button>
        )}
        <Button variant="danger" onClick={() => setAsking('end')}>
          End their work here
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'suspend'}
        onClose={close}
        onConfirm={() => change(suspend)}
        busy={busy}
        title={`Suspend ${person.name}?`}
        confirm="Suspend"
      >
        They are logged out everywhere and cannot log in until you lift it. Invitations that they sent are
        withdrawn.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end'}
        onClose={close}
        onConfirm={end}
        busy={busy}
        title={`End the work of ${person.name}?`}
        confirm="End their work"
      >
        They lose every role at your stores and are logged out everywhere. What they did stays in the record.
        Whoever comes back is invited again.
      </ConfirmDialog>
    </Section>
  );
}
