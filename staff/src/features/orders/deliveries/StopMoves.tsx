import { queries } from 'browser/calls/queries';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { DeliveryStop } from 'contract/orders/deliveries.staff';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { useState } from 'react';
import { HandOverDialog } from '../counter/HandOverDialog';
import { moveOrder, orderQuery } from '../orders.api';
import css from './Stop.module.css';

const toursAgain = () => queries.invalidateQueries({ queryKey: ['deliveries'] });

/** The order is read again before it is moved, because the list may be an hour old. */
export function StopMoves({ stop: { number, status } }: { stop: DeliveryStop }) {
  const { run, busy, refusal } = useCall();
  const [order, setOrder] = useState<StaffOrder>();
  const press = (act: (order: StaffOrder) => unknown) => () =>
    run(async () => {
      await act(await queries.fetchQuery({ ...orderQuery(number), staleTime: 0 }));
    });
  const leaves = press(async (found) => {
    await moveOrder(found, { status: 'on_its_way' });
    notify(`Order ${number} is on its way`);
    await toursAgain();
  });
  return (
    <span className={css.moves}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {status === 'packed' && (
        <Button size="small" busy={busy} busyLabel="Saving..." onClick={leaves}>
          On its way
        </Button>
      )}
      {status === 'on_its_way' && (
        <Button size="small" busy={busy} busyLabel="Looking..." onClick={press(setOrder)}>
          Hand over
        </Button>
      )}
      {order && (
        <HandOverDialog
          open
          order={order}
          onClose={() => {
            setOrder(undefined);
            void toursAgain();
          }}
        />
      )}
    </span>
  );
}
