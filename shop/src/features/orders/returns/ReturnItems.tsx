import { Button } from 'browser/ui/buttons/Button';
import { focusPageHeading } from 'browser/ui/page/heading-focus';
import type { OrderDetails } from 'contract/orders';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ReturnDialog } from './ReturnDialog';
import { returnable } from './returnable';

const canReturn = ({ return_until, lines }: OrderDetails) =>
  return_until !== null && lines.some((line) => returnable(line) > 0);

/** Asks for a return while the store's time for it lasts. The request then waits for the store. */
export function ReturnItems({ order }: { order: OrderDetails }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    flushSync(() => setOpen(false));
    // With nothing left to return the button is gone: the keyboard goes on from the top.
    if (!canReturn(order)) focusPageHeading();
  };
  if (!open && !canReturn(order)) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Return items
      </Button>
      {open && <ReturnDialog order={order} onClose={close} />}
    </>
  );
}
