import { formatDate } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { DialogActions } from 'browser/ui/overlays/Dialog';
import type { OrderDetails } from 'contract/orders';
import { wayBack } from './way-back';

/** What happens next. */
export const ReturnDone = ({ order, onClose }: { order: OrderDetails; onClose: () => void }) => {
  const open = order.return_requests.find(({ status }) => status === 'asked');
  return (
    <>
      <p>
        {wayBack(order)}
        {open && ` Please do so by ${formatDate(open.bring_by, 'long')}.`}
      </p>
      <p>The store looks at the bottles first. Then it refunds what it can take back, and we write to you.</p>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
};
