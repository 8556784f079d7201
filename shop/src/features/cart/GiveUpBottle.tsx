import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { giveUp } from './give-up';

type Props = { storeId: number; ticketId: string; name: string; disabled?: boolean };

/** Asks first, because a bottle that is given up, claimed or not, cannot be brought back. */
export function GiveUpBottle({ storeId, ticketId, name, disabled }: Props) {
  const [open, setOpen] = useState(false);
  // The button that opened it goes with the bottle: the keyboard goes on from the top.
  const close = () => {
    flushSync(() => setOpen(false));
    focusPageHeading();
  };
  const { run, busy } = useCall({
    refused: (_error, words) => {
      close();
      if (words) notify(words, 'error');
    },
  });
  const confirm = () =>
    run(async () => {
      await giveUp(storeId, ticketId);
      close();
      notify(`You have given up ${name}. It passes to the next ticket.`);
    });

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
        You have won this bottle. If you give it up, it passes to the next ticket, and you cannot get it back.
      </ConfirmDialog>
    </>
  );
}
