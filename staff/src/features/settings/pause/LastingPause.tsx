import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatTime } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { type Pause, pausableNames, pauseInWords } from 'contract/settings/pauses';
import { openAgain } from './pauses.api';

type Props = { pause: Pause; storeId: number; timezone: string };

export function LastingPause({ pause: { id, mode, until, reason }, storeId, timezone }: Props) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const end = () => run(async () => notify(await openAgain(storeId, id)));
  return (
    <Notice
      action={
        <Button variant="secondary" busy={busy} onClick={end}>
          Open {pausableNames[mode].toLowerCase()} now
        </Button>
      }
    >
      <p>{pauseInWords(mode, formatTime(until, timezone), reason)}.</p>
      <p>It reopens by itself.</p>
    </Notice>
  );
}
