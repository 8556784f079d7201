import type { CartLine } from 'contract/cart';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '../../platform/toast';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusPageHeading } from '../../ui/heading-focus';
import { giveUp } from './give-up';
import { nameOf } from './line-words';
import type { OpenCart } from './wanted-lines';

type Props = { cart: OpenCart; line: CartLine; ticketId: string };

/** What was won cannot be brought back: it is asked first. */
export function GiveUpBottle({ cart, line, ticketId }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = nameOf(line);

  const confirm = async () => {
    setBusy(true);
    const said = await giveUp(cart, ticketId).then(
      () => ({ words: `You have given up ${name}. It passes to the next ticket.`, tone: 'success' as const }),
      (error: Error) => ({ words: error.message, tone: 'error' as const }),
    );
    // The button that opened it goes with the line: the keyboard goes on from the top.
    flushSync(() => {
      setBusy(false);
      setOpen(false);
    });
    focusPageHeading();
    notify(said.words, said.tone);
  };

  return (
    <>
      <Button size="small" variant="quiet" aria-label={`Give up ${name}`} onClick={() => setOpen(true)}>
        Give it up
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={`Give up ${name}?`}
        confirm="Give it up"
        confirmBusy="One moment…"
        cancel="Keep it"
        busy={busy}
      >
        You have won this bottle. If you give it up, it passes to the next ticket, and you cannot have it
        back.
      </ConfirmDialog>
    </>
  );
}
