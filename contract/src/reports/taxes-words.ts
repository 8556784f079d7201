import type { TaxedKind } from './taxes.staff.js';

/** What stands where the name of a state would. */
export const wordsOfUnrated: Readonly<Record<Exclude<TaxedKind, 'rated'>, string>> = {
  unrated: 'Sold before rates were kept',
  fees: 'Delivery and shipping, not taxed',
};
