import { formatDate } from 'browser/formats/format';
import type { OrderDetails } from 'contract/orders';

type Order = Pick<OrderDetails, 'fulfilment' | 'store_name'>;

/** How bottles come back to the store: brought by that day, or fetched by a carrier. */
export function wayBack({ fulfilment, store_name }: Order, bringBy?: string): string {
  if (fulfilment === 'shipping')
    return 'Alcohol can’t go in the mail, so we’ll send a licensed carrier to pick it up.';
  const by = bringBy ? ` by ${formatDate(bringBy, 'long')}` : '';
  return `Bring them, still sealed, to ${store_name}${by}. You’ll need your ID.`;
}

export const thenRefunded = 'The store checks the bottles, then refunds what it accepts.';
