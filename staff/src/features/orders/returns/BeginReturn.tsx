import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { TextArea } from 'browser/ui/fields/TextArea';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { FormActions } from 'browser/ui/overlays/FormActions';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { useState } from 'react';
import * as v from 'valibot';
import { useStoresWith } from '../../../platform/me';
import css from '../OrderScreen.module.css';
import { PiecesBack } from './PiecesBack';
import { ReturnSums, useReturnSums } from './ReturnSums';
import { beginReturnOf } from './returns.api';
import { usePieces } from './use-pieces';

const reasonBody = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Reason is required'),
    v.maxLength(300, 'Use at most 300 characters'),
  ),
});

/** After a hand-over, until everything has come back. A return that waits for its answer comes first. */
const mayBegin = ({ status, lines, return_requests }: StaffOrder) =>
  (status === 'handed_over' || status === 'returned_in_part') &&
  lines.some(({ quantity, returned }) => returned < quantity) &&
  return_requests.every((request) => request.status !== 'asked');

/** For a customer who stands at the counter or calls, and has not asked in the shop. */
export function BeginReturn({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState(false);
  const isManager = useStoresWith('orders.refund-more').some(({ id }) => id === order.store_id);
  const isLate = order.return_until === null && !isManager;
  const close = () => setOpen(false);
  // The dialog stays open with what was chosen in it, even when a colleague was faster.
  return (
    <>
      {mayBegin(order) &&
        (isLate ? (
          <p className={css.hint}>The days for returns are over: a manager can still take something back.</p>
        ) : (
          <div className={css.actions}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Return or refund
            </Button>
          </div>
        ))}
      <Dialog
        open={open}
        onClose={close}
        title="Return or refund"
        description={`What you choose of order ${order.number} is paid back the way it was paid. The customer gets one letter.`}
      >
        <BeginForm order={order} onClose={close} />
      </Dialog>
    </>
  );
}

function BeginForm({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const chosen = usePieces(() => new Map());
  const sums = useReturnSums(order, chosen);
  const { form, errors, busy, trouble } = useForm(reasonBody, async ({ reason }) => {
    await sums.payBack((isBeyond) => beginReturnOf(order, { ...chosen.pieces, reason }, isBeyond));
    notify(`Order ${order.number}: paid back`);
    onClose();
  });
  return (
    <form {...form} className={css.form} aria-label="Return or refund">
      <PiecesBack
        order={order}
        lines={order.lines
          .map(({ position, quantity, returned }) => ({ position, most: quantity - returned }))
          .filter(({ most }) => most > 0)}
        chosen={chosen}
      />
      {chosen.count === 0 && <p className={css.hint}>Choose pieces to see what goes back.</p>}
      <ReturnSums order={order} sums={sums} />
      <TextArea
        label="Reason"
        name="reason"
        rows={2}
        hint="For staff and the record; the customer does not read it."
        required
        error={errors.reason}
      />
      <FormActions
        busy={busy}
        trouble={trouble}
        does="Pay back"
        doing="Paying back..."
        disabled={chosen.count === 0 || !sums.isSeen || sums.isTooMuch}
        onLeave={onClose}
      />
    </form>
  );
}
