import type { DeliveryAddress } from 'contract/orders';

/** As it is written on a parcel. */
export const linesOf = (to: DeliveryAddress) => [
  `${to.first_name} ${to.last_name}`,
  ...to.adderess.split('\n').filter(Boolean),
  `${to.city}, ${to.state} ${to.zip_code}`,
  to.country,
];
