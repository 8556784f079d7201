import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatRelative } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Badge } from 'browser/ui/values/Badge';
import type { Session } from 'contract/auth';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { PasswordDialog } from '../../profile/PasswordDialog';
import css from './SessionsSection.module.css';
import { endSession, sessionsQuery } from './sessions.api';

/** Shows where the customer is logged in, and logs out a device that was lost or lent. */
export const SessionsSection = () => (
  <section className={css.section} aria-labelledby="sessions">
    <h2 id="sessions">Where you are logged in</h2>
    <p className={css.lead}>If you don’t recognize one, end it and change your password.</p>
    <Sessions />
  </section>
);

function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Session>();

  if (sessions.isPending) return <SessionsSkeleton />;
  if (!sessions.data)
    return (
      <Trouble title="Your sessions could not be loaded" again={sessions.refetch} busy={sessions.isFetching}>
        {inWords(sessions.error)}
      </Trouble>
    );

  return (
    <>
      <ul className={css.sessions}>
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {ending && <EndSessionDialog session={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

const isPhone = (device: string) => /phone|android|ipad/i.test(device);

type RowProps = { session: Session; onEnd: () => void };

function SessionRow({ session: { device, last_seen_at, current }, onEnd }: RowProps) {
  const Icon = isPhone(device) ? Smartphone : Laptop;
  return (
    <li className={css.session}>
      <Icon className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.device}>{device}</p>
        <p className={css.seen}>{current ? 'Active now' : `Last seen ${formatRelative(last_seen_at)}`}</p>
      </div>
      {current ? (
        <Badge tone="success-outline">This device</Badge>
      ) : (
        <Button variant="secondary" size="small" aria-label={`End session: ${device}`} onClick={onEnd}>
          End session
        </Button>
      )}
    </li>
  );
}

type EndProps = { session: Session; onClose: () => void };

function EndSessionDialog({ session: { id, device }, onClose }: EndProps) {
  const end = async (password: string) => {
    notify(await endSession(id, password));
    onClose();
  };
  return (
    <PasswordDialog
      title="End this session?"
      description={`${device} will be logged out.`}
      does="End session"
      doing="Ending..."
      keep="Cancel"
      onPassword={end}
      onClose={onClose}
    />
  );
}

const SessionsSkeleton = () => (
  <div className={css.sessions} aria-busy="true">
    {[0, 1].map((row) => (
      <div key={row} className={css.session}>
        <span className={css.icon} />
        <div className={css.words}>
          <Skeleton lines={2} label={row === 0 ? 'Loading your sessions' : undefined} />
        </div>
      </div>
    ))}
  </div>
);
