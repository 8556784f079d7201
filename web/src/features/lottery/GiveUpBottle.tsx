import type { OwnTicket } from 'contract/lottery';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusPageHeading } from '../../ui/heading-focus';
import { Notice } from '../../ui/Notice';
import { giveUp, type Lottery } from './lotteries.api';
import { useAsking } from './use-asking';

type Props = { lottery: Lottery; ticket: Pick<OwnTicket, 'id'>; disabled: boolean };

/** For good, so it is asked first. Nobody has to claim what they do not want. */
export function GiveUpBottle({ lottery, ticket, disabled }: Props) {
  const { busy, refusal, ask } = useAsking();
  const [asking, setAsking] = useState(false);

  const confirm = async () => {
    let isGivenUp = false;
    await ask(() => giveUp(lottery.id, ticket.id).then(() => (isGivenUp = true)));
    flushSync(() => setAsking(false));
    if (!isGivenUp) return;
    // The button that opened the question goes with the turn: the keyboard goes on from the top.
    focusPageHeading();
    notify('You have given up the bottle. It passes to the next ticket.');
  };

  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button
        size="small"
        variant="quiet"
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Give up the bottle
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Give up the bottle?"
        confirm="Give it up"
        confirmBusy="One moment..."
        cancel="Keep it"
        busy={busy}
      >
        You have won {lottery.name}. If you give it up, it passes to the next ticket, and you cannot have it
        back.
      </ConfirmDialog>
    </>
  );
}
