import type { OrderDetails } from 'contract/orders';

/** How bottles come back to the store. */
export const wayBack = ({ fulfilment, store_name }: Pick<OrderDetails, 'fulfilment' | 'store_name'>) =>
  fulfilment === 'shipping'
    ? 'Alcohol may not be mailed: we send a carrier who is allowed to take it.'
    : `Bring them sealed to ${store_name}, with your ID.`;
