import type { ProductSort } from 'contract/catalogue';
import type { Shelves } from './shelves.js';
import type { StoreShelf } from './store-shelf.js';

/** Less than 0 when the first of two positions stands before the second. */
type Order = (a: number, b: number) => number;

function byName({ name: { codes }, foldedNames, nameKeys }: Shelves): Order {
  return (a, b) => {
    const [one, other] = [codes[a]!, codes[b]!];
    if (one === other) return 0;
    const apart = nameKeys[one]! - nameKeys[other]!;
    if (apart !== 0) return apart;
    const [first, second] = [foldedNames[one]!, foldedNames[other]!];
    return first < second ? -1 : first > second ? 1 : 0;
  };
}

/**
 * Sold-out products come last in the shop's own order, but keep their place when the customer chose the
 * order.
 */
function byFeatured({ scores }: Shelves, { left }: StoreShelf, fits: Uint16Array | undefined): Order {
  return (a, b) => {
    if (fits && fits[a] !== fits[b]) return fits[b]! - fits[a]!;
    const [isLeft, isOtherLeft] = [left[a]! > 0 ? 1 : 0, left[b]! > 0 ? 1 : 0];
    return isOtherLeft - isLeft || scores[b]! - scores[a]!;
  };
}

function orderOf(sort: ProductSort, shelves: Shelves, shelf: StoreShelf, fits?: Uint16Array): Order {
  const { ratings, ratingCounts, added } = shelves;
  const { prices } = shelf;
  switch (sort) {
    case 'price-up':
      return (a, b) => prices[a]! - prices[b]!;
    case 'price-down':
      return (a, b) => prices[b]! - prices[a]!;
    case 'rating':
      return (a, b) => ratings[b]! - ratings[a]! || ratingCounts[b]! - ratingCounts[a]!;
    case 'newest':
      return (a, b) => added[b]! - added[a]!;
    case 'name':
      return byName(shelves);
    case 'match':
      return byFeatured(shelves, shelf, fits);
    case 'featured':
      return byFeatured(shelves, shelf, undefined);
  }
}

/**
 * The order of a list; ties are broken by id. Unless another is asked for, the score of a search counts first,
 * if there is one.
 */
export function orderBy(
  sort: ProductSort | undefined,
  shelves: Shelves,
  shelf: StoreShelf,
  fits?: Uint16Array,
): Order {
  const order = orderOf(sort ?? 'match', shelves, shelf, fits);
  const { ids } = shelves;
  return (a, b) => order(a, b) || ids[a]! - ids[b]!;
}

function swap(positions: Uint32Array, a: number, b: number) {
  const kept = positions[a]!;
  positions[a] = positions[b]!;
  positions[b] = kept;
}

/**
 * Moves everything that sorts before the pivot to the front of the range, and returns where that part ends.
 */
function part(positions: Uint32Array, low: number, high: number, order: Order) {
  swap(positions, (low + high) >> 1, high);
  const pivot = positions[high]!;
  let end = low;
  for (let at = low; at < high; at++)
    if (order(positions[at]!, pivot) < 0) {
      if (at !== end) swap(positions, at, end);
      end++;
    }
  swap(positions, end, high);
  return end;
}

/**
 * Partially sorts: the entry that belongs at this place is put there, smaller ones before it, larger ones
 * after.
 */
function settle(positions: Uint32Array, place: number, order: Order) {
  let [low, high] = [0, positions.length - 1];
  while (low < high) {
    const at = part(positions, low, high, order);
    if (at === place) return;
    if (at < place) low = at + 1;
    else high = at - 1;
  }
}

/** One page of a sorted list, without sorting the rest. */
export function pageIn(positions: Uint32Array, order: Order, from: number, count: number): Uint32Array {
  if (from >= positions.length) return positions.subarray(0, 0);
  const end = Math.min(positions.length, from + count);
  settle(positions, from, order);
  const rest = positions.subarray(from);
  if (end - from < rest.length) settle(rest, end - from, order);
  return rest.subarray(0, end - from).sort(order);
}
