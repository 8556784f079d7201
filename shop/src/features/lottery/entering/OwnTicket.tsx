import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import type { OwnTicket as Own } from 'contract/lottery';
import { useState } from 'react';
import { useHasCome } from '../../../platform/shop-clock';
import { type Lottery, leave } from '../lotteries.api';
import { Ticket } from '../tickets/Ticket';

type Props = { lottery: Lottery; ticket: Own };

/** In the draw that is to come. Until the close it can be left. */
export function OwnTicket({ lottery, ticket }: Props) {
  const isOver = useHasCome(lottery.closes_at, lottery.clockAhead);
  const isFrozen = isOver || lottery.state !== 'open';
  return (
    <Ticket ticket={ticket} says="You are in the draw">
      <p>
        {isFrozen
          ? 'The list is frozen, and your ticket is on it. We’ll email you as soon as it is drawn.'
          : 'We’ll email you when entries close and when it is drawn. There is nothing else to do.'}
      </p>
      {!isFrozen && <LeaveDraw lottery={lottery} />}
    </Ticket>
  );
}

function LeaveDraw({ lottery: { id, name } }: { lottery: Lottery }) {
  const { busy, refusal, run } = useCall();
  const [asking, setAsking] = useState(false);
  const goOut = () =>
    run(async () => {
      await leave(id);
      notify('You’ve left the draw. You can enter again until it closes.');
    }).then(() => setAsking(false));
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Leave the draw
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={goOut}
        title="Leave this draw?"
        confirm="Leave the draw"
        confirmBusy="Leaving..."
        cancel="Stay"
        busy={busy}
      >
        We’ll withdraw your ticket for {name}. Until the draw closes, you can enter again with a new ticket
        and the same chance.
      </ConfirmDialog>
    </>
  );
}
