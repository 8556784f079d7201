import { type DeliveryAddress, type OrderStatus, orderGroups } from 'contract/orders';
import type { FulfilmentMode } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { placeOfAddress, promisedArrival } from '../fulfilment/index.js';
import { tradingStore } from '../stores/index.js';

type PlacedOrder = {
  store_id: number;
  status: OrderStatus;
  fulfilment: FulfilmentMode;
  address: DeliveryAddress | null;
  placed_at: Date | null;
};

const open: readonly OrderStatus[] = orderGroups.open;

/**
 * The days that the checkout named at the moment of placing: an order that is paid after the cut-off leaves a
 * day later. Undefined for pickup and delivery, before the order is placed, and once it has arrived.
 */
export async function arrivalOfOrder(
  db: Db,
  { store_id, status, fulfilment, address, placed_at }: PlacedOrder,
) {
  if (fulfilment !== 'shipping' || !open.includes(status) || !address || !placed_at) return undefined;
  const store = await tradingStore(db, store_id);
  const arrival = await promisedArrival(db, store, await placeOfAddress(db, address), placed_at);
  return arrival && { from: arrival.from, until: arrival.until };
}
