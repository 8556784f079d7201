import type { Address } from 'contract/addresses';

export const nameOf = ({ first_name, last_name }: Address) => `${first_name} ${last_name}`.trim();

/** Everything in one line; what is empty leaves no comma behind. */
export const addressLine = (address: Address) =>
  [
    nameOf(address),
    ...address.adderess.split('\n'),
    address.city,
    address.state,
    address.country,
    address.zip_code,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
