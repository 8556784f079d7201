import type { Facets, ProductsAsked } from 'contract/catalogue';
import { dollars } from 'contract/platform/money';
import type { Change, Offer } from './changes.js';
import type { shownIn } from './product-list.js';
import { divide, isPriced, missedBy } from './shelf-choices.js';
import type { Shelves } from './shelves.js';

/** The differences of an offer that matter for filtering, counting and sorting lists. */
export function differenceOf({ offers }: Change, storeId: number) {
  const offer = offers.get(storeId);
  if (!offer) return undefined;
  const { before, after } = offer;
  return {
    before,
    after,
    isPrice: before.price !== after.price,
    isThere: before.left > 0 !== after.left > 0,
    isReduced: before.isReduced !== after.isReduced,
  };
}

type Difference = NonNullable<ReturnType<typeof differenceOf>>;

const costs = ({ price }: Offer, { min_price = 0, max_price = Number.POSITIVE_INFINITY }: ProductsAsked) =>
  price >= min_price && price <= max_price;

/** Whether the product now passes a filter that it failed before, or fails one that it passed. */
const isNarrowedOtherwise = ({ before, after, isThere, isReduced }: Difference, asked: ProductsAsked) =>
  (isPriced(asked) && costs(before, asked) !== costs(after, asked)) ||
  (asked.in_stock === true && isThere) ||
  (asked.on_sale === true && isReduced);

/** When the customer has chosen the order, a bottle that sells out keeps its place. */
const isSortedOtherwise = ({ isPrice, isThere }: Difference, { sort = 'match' }: ProductsAsked) =>
  sort === 'price-up' || sort === 'price-down'
    ? isPrice
    : isThere && (sort === 'match' || sort === 'featured');

/**
 * Whether the product would stand in the list, or be counted when one filter is added or removed, going by
 * what it is and not by its offer. The words of a search are not looked at.
 */
function reaches(shelves: Shelves, asked: ProductsAsked, at: number) {
  const { min_price: _least, max_price: _most, in_stock: _there, on_sale: _reduced, ...about } = asked;
  const [missed = 0] = missedBy(shelves, shelves.shelfOf(asked.store_id), Uint32Array.of(at), about) ?? [];
  return (missed & (missed - 1)) === 0;
}

const isOnShelf = (shelves: Shelves, asked: ProductsAsked, at: number) =>
  divide(shelves, Uint32Array.of(at), asked).within.length > 0;

/** Whether a change may alter what a list holds, or its order. */
export function isShelfTouched(shelves: Shelves, asked: ProductsAsked, change: Change) {
  const difference = differenceOf(change, asked.store_id);
  if (!difference) return false;
  if (!isNarrowedOtherwise(difference, asked) && !isSortedOtherwise(difference, asked)) return false;
  return reaches(shelves, asked, change.at);
}

/** Whether this product's price was or becomes the lowest or highest price to choose from. */
function isBound({ before, after }: Difference, price: Facets['price']) {
  if (!price) return true;
  const prices = [dollars(before.price), dollars(after.price)];
  return prices.some((one) => one <= price.lowest || one >= price.highest);
}

/**
 * Whether a change may alter a list, its counts, or which refinements would have to be given up to fill it.
 */
export function isListTouched(
  shelves: Shelves,
  asked: ProductsAsked,
  { ids, total, price }: ReturnType<typeof shownIn>,
  change: Change,
) {
  if (ids.includes(change.product)) return true;
  const difference = differenceOf(change, asked.store_id);
  if (!difference) return false;
  const { isPrice, isThere, isReduced } = difference;
  if (!isPrice && !isThere && !isReduced) return false;
  if (total === 0) return true;
  if (isShelfTouched(shelves, asked, change)) return true;
  const isCounted = isThere || isReduced || isBound(difference, price);
  return isCounted && reaches(shelves, asked, change.at) && isOnShelf(shelves, asked, change.at);
}
