/**
 * What a store asks for a product, as one number: the store, then the price in cents, a bit for a price that is
 * reduced, and three for how many are left, counted up to 6. Millions of such numbers are handed on like one.
 */
export type OfferCells = number;

const bitsOfStore = 2 ** 36;
const bitsOfPrice = 2 ** 4;
const reduced = 2 ** 3;

/** The same in PostgreSQL. */
export const cellsOfOffer =
  `store_id * ${bitsOfStore} + price::bigint * ${bitsOfPrice} + (compare_at is not null)::int * ${reduced} ` +
  '+ shown_stock(on_hand - held)';

export const packedOffer = (storeId: number, price: number, isReduced: boolean, left: number): OfferCells =>
  storeId * bitsOfStore + price * bitsOfPrice + (isReduced ? reduced : 0) + left;

export const storeOf = (offer: OfferCells) => Math.floor(offer / bitsOfStore);

export function unpackedOffer(offer: OfferCells) {
  const rest = offer % bitsOfPrice;
  return {
    price: Math.floor((offer % bitsOfStore) / bitsOfPrice),
    isReduced: rest >= reduced,
    left: rest % reduced,
  };
}
