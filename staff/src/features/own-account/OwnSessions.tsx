import { useQuery } from '@tanstack/react-query';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatRelative } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Badge } from 'browser/ui/values/Badge';
import { Rows, RowWords } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { endSession, sessionsQuery } from './own-account.api';

export function OwnSessions() {
  const sessions = useQuery(sessionsQuery);
  return (
    <Section title="Where you are logged in" lead="End a session that you do not know.">
      <Rows what="your sessions" query={sessions}>
        {({ id, device, last_seen_at, current }) => (
          <>
            <RowWords
              name={device}
              about={current ? 'Active now' : `Last seen ${formatRelative(last_seen_at)}`}
            />
            {current ? (
              <Badge tone="success-outline">This device</Badge>
            ) : (
              <EndSession id={id} device={device} />
            )}
          </>
        )}
      </Rows>
    </Section>
  );
}

function EndSession({ id, device }: { id: string; device: string }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const end = () => run(async () => notify(await endSession(id)));
  return (
    <Button variant="secondary" size="small" aria-label={`End session: ${device}`} busy={busy} onClick={end}>
      End session
    </Button>
  );
}
