import type { OrderDetails } from 'contract/orders';
import { useState } from 'react';

/**
 * Whether the order was placed before this customer's eyes: coming from the checkout, or while this page
 * watched its payment. A later visit shows the plain details.
 */
export function useJustPlaced(cameFromCheckout: boolean, status: OrderDetails['status'] | undefined) {
  const [awaited, setAwaited] = useState(cameFromCheckout);
  if (!awaited && status === 'awaiting_payment') setAwaited(true);
  return awaited && status === 'placed';
}
