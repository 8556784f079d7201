import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Card } from 'browser/ui/lists/Card';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { useState } from 'react';
import css from '../OrderScreen.module.css';
import { sendParcels } from '../orders.api';
import { ParcelForm } from './ParcelForm';

/** The boxes in which an order was shipped, and where they are. */
export function Parcels({ order }: { order: StaffOrder }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { number, parcels, status, fulfilment } = order;
  const isSent = status !== 'awaiting_payment' && status !== 'cancelled';
  if (fulfilment !== 'shipping' || !isSent) return null;
  return (
    <Card as="section" space="small" className={css.section}>
      <h2>Parcels</h2>
      {parcels.length === 0 && <p className={css.hint}>No tracking number yet.</p>}
      <ul className={css.lines}>
        {parcels.map(({ carrier_name, tracking_number, url }) => (
          <li key={tracking_number}>
            {carrier_name}{' '}
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {tracking_number}
                <VisuallyHidden> (tracking, in a new tab)</VisuallyHidden>
              </a>
            ) : (
              tracking_number
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {parcels.length === 0 ? 'Add tracking numbers' : 'Change tracking numbers'}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={`Parcels of order ${number}`}
        description="The customer sees them in their order."
      >
        <ParcelForm
          parcels={parcels}
          does="Save"
          doing="Saving..."
          onClose={close}
          send={async (sent) => {
            await sendParcels(order, sent);
            notify(`The parcels of order ${number} are saved`);
          }}
        />
      </Dialog>
    </Card>
  );
}
