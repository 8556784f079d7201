import { Button } from 'browser/ui/buttons/Button';
import { DialogActions } from 'browser/ui/overlays/Dialog';
import type { OrderDetails } from 'contract/orders';
import { thenRefunded, wayBack } from './way-back';

/** What happens next. */
export const ReturnDone = ({ order, onClose }: { order: OrderDetails; onClose: () => void }) => {
  const open = order.return_requests.find(({ status }) => status === 'asked');
  return (
    <>
      <p>{wayBack(order, open?.bring_by)}</p>
      <p>{thenRefunded} We’ll email you when that’s done.</p>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
};
