import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import type { HomePart } from 'contract/catalogue/home.staff';
import { retirePart } from './home.api';

type Props = {
  storeId: number;
  part: HomePart;
  row: { id: number; version: number; retired: boolean };
  name: string;
};

export function RetirePart({ storeId, part, row, name }: Props) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const words = row.retired ? 'Bring back' : 'Retire';
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${words} ${name}`}
      busy={busy}
      onClick={() => run(async () => notify(await retirePart(storeId, part, row, !row.retired)))}
    >
      {words}
    </Button>
  );
}
