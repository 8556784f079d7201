import { Link } from '@tanstack/react-router';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Notice } from 'browser/ui/feedback/Notice';
import type { StaffOrder, StaffStatus } from 'contract/orders/orders.staff';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog';
import { HandOverDialog } from './counter/HandOverDialog';
import css from './OrderScreen.module.css';
import { moveOrder } from './orders.api';
import { ShipDialog } from './shipping/ShipDialog';
import { wordsOfMove, wordsOfStatus } from './words-of-orders';

/** Packing is left out, because an order is packed where it is picked. */
const movesHere = ({ next }: StaffOrder) => next.filter((to) => to !== 'packed');

/** What can be done with the order from here. A refusal stays in view until the next try. */
export function OrderMoves({ order }: { order: StaffOrder }) {
  const { run, busy, refusal } = useCall();
  const [asking, setAsking] = useState<'handed_over' | 'cancelled' | 'shipped'>();
  const close = () => setAsking(undefined);

  const press = (to: StaffStatus) => {
    if (to === 'cancelled' || to === 'handed_over') return setAsking(to);
    if (to === 'on_its_way' && order.fulfilment === 'shipping') return setAsking('shipped');
    void run(async () => {
      const { number, status } = await moveOrder(order, { status: to });
      notify(`Order ${number}: ${wordsOfStatus[status]}`);
    });
  };

  // A dialog stays open with what was typed in it, even when a colleague was faster.
  return (
    <>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {order.next.length > 0 && (
        <div className={css.actions}>
          {order.next.includes('packed') && (
            <Link {...buttonLook()} to="/orders/$number/pick" params={{ number: order.number }}>
              Pick
            </Link>
          )}
          {movesHere(order).map((to) => (
            <Button
              key={to}
              variant={to === 'cancelled' ? 'quiet' : 'primary'}
              busy={busy}
              onClick={() => press(to)}
            >
              {wordsOfMove[to]}
            </Button>
          ))}
        </div>
      )}
      <HandOverDialog open={asking === 'handed_over'} onClose={close} order={order} />
      <ShipDialog open={asking === 'shipped'} onClose={close} order={order} />
      <CancelDialog open={asking === 'cancelled'} onClose={close} order={order} />
    </>
  );
}
