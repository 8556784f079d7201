import type { OrderLine } from 'contract/orders';
import type { PickItem } from 'contract/orders/picking.staff';

type Sold = Pick<OrderLine, 'position' | 'quantity'>;

/** How many pieces of a line are not completely in the bag. A set counts if one of its bottles is missing. */
export function notPicked({ position, quantity }: Sold, items: readonly PickItem[]) {
  const left = items
    .filter((item) => item.position === position)
    .map(({ needed, picked }) => Math.ceil((needed - picked) / (needed / quantity)));
  return Math.max(0, ...left);
}
