import * as v from 'valibot';
import { productCard, wineSetCard } from './catalogue/cards.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, idFromText, uuid } from './platform/ids.js';
import { money } from './platform/money.js';
import { storeNotFound } from './stores.js';

/** As long as a list can be and still be looked through. */
export const mostWishes = 200;

export const nothingToWish = refusal(404, 'nothing_to_wish', 'There is no such product or set.');
export const wishNotFound = refusal(404, 'wish_not_found', 'This is not on your wishlist.');
export const wishlistFull = refusal(
  409,
  'wishlist_full',
  `Your wishlist holds ${mostWishes} bottles. Remove one first.`,
);

/** The product or set that is wished for: exactly one of the two ids is given. */
const wished = { id: uuid, product_id: v.nullable(id), wine_set_id: v.nullable(id) };
const wishMark = v.object(wished);
export type WishMark = v.InferOutput<typeof wishMark>;

export const wish = v.object({
  ...wished,
  /** Both are null when the store no longer carries it; the wish still has its name. */
  product: v.nullable(productCard),
  wine_set: v.nullable(wineSetCard),
  name: v.string(),
  /** By how much it is cheaper at this store than on the day of the wish. */
  dropped_by: v.nullable(money),
});
export type Wish = v.InferOutput<typeof wish>;

export const listWishes = endpoint('GET', 'e-com/wishlist', {
  about: "The customer's wishes, the newest first, at today's price and stock of the store.",
  query: v.object({ store_id: idFromText }),
  data: v.array(wish),
  refusals: [storeNotFound],
});

export const listWishMarks = endpoint('GET', 'e-com/wishlist/marks', {
  about: 'Which products and sets are wished: what the hearts on the cards show.',
  data: v.array(wishMark),
});

export const addWish = endpoint('POST', 'e-com/wishlist', {
  about: 'Wishes a product or a set; wishing twice is wishing once.',
  body: v.union([v.object({ product_id: id }), v.object({ wine_set_id: id })]),
  data: wishMark,
  says: 'On your wishlist.',
  refusals: [nothingToWish, wishlistFull],
});

export const removeWish = endpoint('DELETE', 'e-com/wishlist/{id}', {
  about: 'Takes a wish off the list.',
  path: v.object({ id: uuid }),
  says: 'Taken off your wishlist.',
  refusals: [wishNotFound],
});
