import type { PaymentState, placeOrder } from 'contract/checkout';
import type { Wire } from 'contract/platform/endpoint';
import type { Uuid } from '../../platform/ids.js';

const settled: readonly PaymentState['status'][] = ['paid', 'not_needed', 'at_pickup'];

/**
 * What a buyer is told: which purchase it is, and how its payment stands. The same key may be used again long
 * afterwards: a purchase that was cancelled since is told as waiting for a payment that has ended.
 */
export const purchaseStanding = (
  { id, number }: { id: Uuid; number: string },
  payment: PaymentState,
): Wire<typeof placeOrder> => ({
  order: { id, number, status: settled.includes(payment.status) ? 'placed' : 'awaiting_payment' },
  payment,
});
