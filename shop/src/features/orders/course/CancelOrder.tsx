import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import type { OrderDetails } from 'contract/orders';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { cancel, seeWhatChanged, showOrder } from '../orders.api';
import { GoesBack } from '../returns/GoesBack';
import { wouldGoBack } from '../returns/given-back';

/** As long as it is not packed: asks first, and says what goes back where. */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const [open, setOpen] = useState(false);
  const { busy, refusal, run, forget } = useCall({ refused: seeWhatChanged(order.id) });
  const isUnpaid = order.status === 'awaiting_payment';
  const hasWon = order.lines.some(({ lottery_id }) => lottery_id !== null);
  const rows = wouldGoBack(order);

  const close = () => {
    forget();
    setOpen(false);
  };
  const confirm = () =>
    run(async () => {
      const cancelled = await cancel(order);
      // The button that opened it goes with the order's new state: the keyboard goes on from the top.
      flushSync(() => setOpen(false));
      focusPageHeading();
      await showOrder(cancelled);
      notify(
        isUnpaid
          ? `Order ${order.number} is canceled. What was in it is in your cart again.`
          : `Order ${order.number} is canceled.`,
      );
    });

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog
        open={open}
        onClose={close}
        busy={busy}
        role="alertdialog"
        size="small"
        title={`Cancel order ${order.number}?`}
        description={
          isUnpaid
            ? 'Nothing was charged. What is in the order goes back into your cart.'
            : `The bottles go back on the shelf${order.slot ? ', and your time opens up for someone else' : ''}. This ` +
              'cannot be undone.' +
              (hasWon
                ? ' What you won in the lottery passes to the next ticket: you cannot get it back.'
                : '')
        }
      >
        {rows.length > 0 && <GoesBack rows={rows} label="What goes back" />}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <DialogActions>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={close}>
            Keep the order
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Canceling…" onClick={() => void confirm()}>
            Cancel order
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
