import { useQuery } from '@tanstack/react-query';
import type { Session } from 'contract/auth';
import { Laptop, Smartphone } from 'lucide-react';
import { CallError } from '../../platform/call-error';
import { formatRelative } from '../../platform/format';
import { notify } from '../../platform/toast';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { Trouble } from '../../ui/Trouble';
import css from './SessionsSection.module.css';
import { sessionsQuery, useEndSession } from './sessions.api';

/** Where the customer is logged in; a device that is lost or lent is logged out from here. */
export const SessionsSection = () => (
  <section className={css.section} aria-labelledby="sessions">
    <h2 id="sessions">Where you are logged in</h2>
    <p className={css.lead}>End a session that you do not know, and change your password.</p>
    <Sessions />
  </section>
);

function Sessions() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSession();

  if (sessions.isPending) return <SessionsSkeleton />;
  if (!sessions.data)
    return (
      <Trouble title="Your sessions could not be loaded" again={sessions.refetch} busy={sessions.isFetching}>
        {sessions.error.message}
      </Trouble>
    );

  const endOne = (id: string) =>
    end.mutate(id, {
      onSuccess: ({ message }) => notify(message),
      onError: (error) => error instanceof CallError && notify(error.message, 'error'),
    });

  return (
    <ul className={css.sessions}>
      {sessions.data.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={end.isPending && end.variables === session.id}
          onEnd={() => endOne(session.id)}
        />
      ))}
    </ul>
  );
}

type RowProps = { session: Session; isEnding: boolean; onEnd: () => void };

const isPhone = (device: string) => /phone|android|ipad/i.test(device);

function SessionRow({ session: { device, last_seen_at, current }, isEnding, onEnd }: RowProps) {
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
        <Button
          variant="secondary"
          size="small"
          busy={isEnding}
          busyLabel="Ending..."
          aria-label={`End session: ${device}`}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </li>
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
