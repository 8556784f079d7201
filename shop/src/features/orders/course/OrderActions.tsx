import { Button } from 'browser/ui/buttons/Button';
import type { OrderDetails } from 'contract/orders';
import { Gift, Printer } from 'lucide-react';
import { PrintedGiftSlip } from '../printing/PrintedGiftSlip';
import { PrintedInvoice } from '../printing/PrintedInvoice';
import { usePrinting } from '../printing/use-printing';
import { ReturnItems } from '../returns/ReturnItems';
import { CancelOrder } from './CancelOrder';
import css from './OrderActions.module.css';
import { ReorderButton } from './ReorderButton';

type Props = { order: OrderDetails; justPlaced: boolean };

/** What the customer can do with the order as it stands. */
export function OrderActions({ order, justPlaced }: Props) {
  const { sheet, print } = usePrinting();
  return (
    <div className={css.actions}>
      {!justPlaced && order.status !== 'awaiting_payment' && <ReorderButton order={order} />}
      <ReturnItems order={order} />
      <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => print('invoice')}>
        Print invoice
      </Button>
      {order.gift_message && (
        <Button variant="secondary" icon={<Gift aria-hidden="true" />} onClick={() => print('gift slip')}>
          Print gift slip
        </Button>
      )}
      {order.can_cancel && <CancelOrder order={order} />}
      {sheet === 'invoice' && <PrintedInvoice order={order} />}
      {sheet === 'gift slip' && <PrintedGiftSlip order={order} />}
    </div>
  );
}
