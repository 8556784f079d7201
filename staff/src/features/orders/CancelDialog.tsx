import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { StaffOrder } from 'contract/orders/orders.staff';
import * as v from 'valibot';
import css from './OrderScreen.module.css';
import { moveOrder } from './orders.api';

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
  return (
    <form {...form} className={css.form} aria-label="Cancel order">
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
        leave="Keep order"
        onLeave={onClose}
      />
    </form>
  );
}
