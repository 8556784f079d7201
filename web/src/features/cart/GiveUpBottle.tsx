import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusPageHeading } from '../../ui/heading-focus';
import { giveUp } from './give-up';

type Props = { storeId: number; ticketId: string; name: string; disabled?: boolean };

/** Claimed or not: what was won cannot be brought back, so it is asked first. */
export function GiveUpBottle({ storeId, ticketId, name, disabled }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    const said = await giveUp(storeId, ticketId).then(
      () => ({ words: `You have given up ${name}. It passes to the next ticket.`, tone: 'success' as const }),
      (error: Error) => ({ words: error.message, tone: 'error' as const }),
    );
    // The button that opened it goes with the bottle: the keyboard goes on from the top.
    flushSync(() => {
      setBusy(false);
      setOpen(false);
    });
    focusPageHeading();
    notify(said.words, said.tone);
  };

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={`Give up the bottle: ${name}`}
        onClick={() => setOpen(true)}
      >
        Give up the bottle
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={`Give up ${name}?`}
        confirm="Give it up"
        confirmBusy="One moment..."
        cancel="Keep it"
        busy={busy}
      >
        You have won this bottle. If you give it up, it passes to the next ticket, and you cannot have it
        back.
      </ConfirmDialog>
    </>
  );
}
