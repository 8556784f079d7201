import { notify } from 'browser/toasts/toast';
import { Dialog } from 'browser/ui/overlays/Dialog';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { moveOrder } from '../orders.api';
import { ParcelForm } from './ParcelForm';

type Props = { order: StaffOrder; open: boolean; onClose: () => void };

/** The carrier has taken it: the letter to the customer tells where it can be followed. */
export const ShipDialog = ({ order, open, onClose }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`Ship order ${order.number}`}
    description="The customer gets a letter with the tracking numbers. Leave the number empty if the carrier has given none."
  >
    <ParcelForm
      parcels={order.parcels}
      does="Send on its way"
      doing="Sending..."
      onClose={onClose}
      send={async (parcels) => {
        await moveOrder(order, { status: 'on_its_way', parcels });
        notify(`Order ${order.number} is on its way`);
      }}
    />
  </Dialog>
);
