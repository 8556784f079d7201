import { useCall } from 'browser/calls/use-call';
import { formatDateTime } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { Badge } from 'browser/ui/values/Badge';
import type { OrderLetter } from 'contract/orders/letters.staff';
import type { StaffOrder } from 'contract/orders/orders.staff';
import css from './OrderScreen.module.css';
import { sendAgain } from './orders.api';
import { wordsOfStatus } from './words-of-orders';

type Entry = StaffOrder['timeline'][number];

/** What happened to it, the newest first, what staff have written for each other, and each letter. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <ol className={css.timeline}>
    {order.timeline.map((entry) => (
      <li key={entry.letter?.id ?? `${entry.at} ${entry.status} ${entry.text}`}>
        <strong>{titleOf(entry)}</strong>
        {entry.text && <span>{entry.text}</span>}
        {entry.why && <span>Reason: {entry.why}</span>}
        {entry.letter && <Letter number={order.number} letter={entry.letter} subject={entry.text} />}
        <span className={css.hint}>
          {formatDateTime(entry.at, order.timezone)}
          {entry.by && ` · ${entry.by}`}
        </span>
      </li>
    ))}
  </ol>
);

const titleOf = ({ status, letter }: Entry) => {
  if (letter) return 'Letter';
  return status ? wordsOfStatus[status] : 'Note';
};

const wordsOfState: Record<OrderLetter['state'], string> = {
  waiting: 'Being sent',
  sent: 'Sent',
  failed: 'Not delivered',
};

function Letter({ number, letter, subject }: { number: string; letter: OrderLetter; subject: string }) {
  const { run, busy, refusal } = useCall();
  const press = () =>
    run(async () => {
      await sendAgain(number, letter.id);
      notify('The letter is on its way');
    });
  return (
    <>
      <span className={css.hint}>To {letter.to}</span>
      <span className={css.actions}>
        <Badge tone={letter.state === 'failed' ? 'danger' : 'neutral'}>{wordsOfState[letter.state]}</Badge>
        {letter.can_send_again && (
          <Button variant="quiet" size="small" busy={busy} busyLabel="Sending..." onClick={press}>
            Send again<VisuallyHidden>: {subject}</VisuallyHidden>
          </Button>
        )}
      </span>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
    </>
  );
}
