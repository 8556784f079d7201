import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { press } from './inbox.api';

type Props = { what: Parameters<typeof press>[0]; id: string; children: string };

export function PressButton({ what, id, children }: Props) {
  const { run, busy } = useCall({ refused: noticeInWords });
  return (
    <Button
      variant="quiet"
      busy={busy}
      onClick={() => run(async () => notify((await press(what, id)).message))}
    >
      {children}
    </Button>
  );
}
