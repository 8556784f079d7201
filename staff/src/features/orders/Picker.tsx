import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { dot, formatRelative } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { claim, leave } from './orders.api';

/** Who is picking the order just now, so that two people do not walk to the same shelf. */
export function Picker({ order: { number, status, picker } }: { order: StaffOrder }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  if (status !== 'placed') return null;
  const press = (words: string, ask: () => unknown) => (
    <Button variant="secondary" busy={busy} onClick={() => run(ask)}>
      {words}
    </Button>
  );
  if (!picker)
    return (
      <Notice action={press('Start picking', () => claim(number))}>Nobody is picking this order.</Notice>
    );
  const started = `${dot}started ${formatRelative(picker.since)}`;
  return picker.is_you ? (
    <Notice tone="success" action={press('Stop picking', () => leave(number))}>
      You are picking this order{started}
    </Notice>
  ) : (
    <Notice action={press('Take over', () => claim(number))}>
      {picker.name} is picking this order{started}
    </Notice>
  );
}
