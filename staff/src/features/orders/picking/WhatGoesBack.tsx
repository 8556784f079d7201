import { formatMoney } from 'browser/formats/format';
import { Sums } from 'browser/ui/lists/Sums';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { LessToPay } from 'contract/orders/shorts.staff';
import { rowsBack } from '../rows-back';

/** Before and after, and between them by which way it goes back. */
export const WhatGoesBack = ({ order, less }: { order: StaffOrder; less: LessToPay }) => (
  <Sums
    aria-label="What goes back"
    rows={[
      { name: 'Order until now', sum: formatMoney(less.total_before) },
      ...rowsBack(wayOfPayment(order, less), less),
    ]}
    total={{ name: 'Order from then on', sum: formatMoney(less.total_after) }}
  />
);

function wayOfPayment({ payment_method }: StaffOrder, { is_taken }: LessToPay) {
  if (payment_method === 'at_pickup') return 'Less to pay at the counter';
  return is_taken ? 'Back to the card' : 'Not charged to the card';
}
