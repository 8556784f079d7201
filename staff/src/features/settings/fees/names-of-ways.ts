import type { FulfilmentMode } from 'contract/stores';

export const namesOfWays: Record<FulfilmentMode, string> = {
  pickup: 'Pickup',
  delivery: 'Local delivery',
  shipping: 'Shipping',
};
