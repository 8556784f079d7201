import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Sums } from 'browser/ui/lists/Sums';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { Cancellation } from 'contract/orders/returns.staff';
import * as v from 'valibot';
import css from './OrderScreen.module.css';
import { moveOrder } from './orders.api';
import { cancellationQuery } from './returns/returns.api';
import { rowsBack } from './rows-back';

type Props = { order: StaffOrder; open: boolean; onClose: () => void };

const cancelBody = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Reason is required'),
    v.maxLength(300, 'Use at most 300 characters'),
  ),
});

export const CancelDialog = ({ order, open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`Cancel order ${order.number}?`}
    description="The bottles go back on the shelf, everything that was paid goes back, and the customer gets a letter."
    size="small"
  >
    <CancelForm order={order} onClose={onClose} />
  </Dialog>
);

function CancelForm({ order, onClose }: Omit<Props, 'open'>) {
  const { form, errors, busy, trouble } = useForm(cancelBody, async ({ reason }) => {
    await moveOrder(order, { status: 'cancelled', reason });
    notify(`Order ${order.number} is canceled`);
    onClose();
  });
  const mayCancel = order.next.includes('cancelled');
  // A cancellation that is on its way changes the order, which then cannot be canceled again.
  const { data, error, isFetching, refetch } = useQuery({
    ...cancellationQuery(order),
    enabled: !busy && mayCancel,
  });
  return (
    <form {...form} className={css.form} aria-label="Cancel order">
      {data && <WhatGoesBack {...data} />}
      {!mayCancel && <Notice>This order can no longer be canceled.</Notice>}
      {!data && error && (
        <Notice
          tone="danger"
          action={
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {inWords(error)}
        </Notice>
      )}
      {mayCancel && !data && !error && <Skeleton lines={2} label="Working out what goes back" />}
      <TextArea
        label="Reason"
        name="reason"
        hint="For staff and the record; the customer does not read it."
        required
        error={errors.reason}
      />
      <FormActions
        busy={busy}
        trouble={trouble}
        does="Cancel order"
        doing="Canceling..."
        variant="danger"
        disabled={!data}
        leave="Keep order"
        onLeave={onClose}
      />
    </form>
  );
}

function WhatGoesBack(cancellation: Cancellation) {
  const rows = rowsBack(cancellation.is_taken ? 'Back to the card' : 'Not charged to the card', cancellation);
  return rows.length > 0 ? (
    <Sums aria-label="What goes back" rows={rows} />
  ) : (
    <p className={css.hint}>Nothing was paid yet, so nothing goes back.</p>
  );
}
