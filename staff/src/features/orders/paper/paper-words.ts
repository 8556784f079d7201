import { dot, formatNumber } from 'browser/formats/format';
import type { DeliveryAddress } from 'contract/orders';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { whenDue, wordsOfWay } from '../words-of-orders';

/** As it is written on a parcel. Within the country a carrier needs no country. */
const addressLines = (to: DeliveryAddress) => [
  `${to.first_name} ${to.last_name}`,
  ...to.adderess.split('\n').filter(Boolean),
  `${to.city}, ${to.state} ${to.zip_code}`,
];

export const whom = ({ address, customer_name }: StaffOrder) =>
  address ? addressLines(address) : [customer_name];

export const wayAndTime = (order: StaffOrder) => `${wordsOfWay[order.fulfilment]}${dot}${whenDue(order)}`;

type Sized = { size_ml: number | null; pack_count?: number };

export const sizeWords = ({ size_ml, pack_count = 1 }: Sized) =>
  [
    size_ml && (size_ml >= 1000 ? `${formatNumber(size_ml / 1000)} L` : `${formatNumber(size_ml)} ml`),
    pack_count > 1 && `pack of ${pack_count}`,
  ]
    .filter(Boolean)
    .join(dot);

/** What a driver or a carrier must not overlook. At a pickup the till asks, so there is no mark. */
export function markOf({ fulfilment, needs_id }: StaffOrder) {
  if (!needs_id || fulfilment === 'pickup') return undefined;
  return fulfilment === 'shipping'
    ? 'Adult signature required: 21 or older'
    : 'Check ID at the door: 21 or older';
}
