import type { MovementKind, StockMovement } from 'contract/stock/stock.staff';

export const wordsOfKind: Record<MovementKind, string> = {
  received: 'Received',
  sold: 'Sold',
  came_back: 'Came back',
  broken: 'Broken',
  adjusted: 'Adjusted',
  counted: 'Counted',
  transferred_out: 'Sent to another store',
  transferred_in: 'Came from another store',
  revalued: 'Cost set right',
};

/** What caused it: an order, a delivery, a count, another store, or the words of the person who wrote it. */
export function causeOf({ order_number, delivery_note, count_name, other_store, why }: StockMovement) {
  if (order_number !== null) return `Order ${order_number}`;
  if (delivery_note !== null) return delivery_note === '' ? 'Delivery' : `Delivery ${delivery_note}`;
  if (count_name !== null) return `Count: ${count_name}`;
  return other_store ?? why;
}

/** With its sign: "+12", "−2". */
export const signed = (quantity: number) =>
  quantity < 0 ? `−${-quantity}` : quantity === 0 ? '0' : `+${quantity}`;
