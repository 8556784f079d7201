import { divide } from '../shelves/shelf-choices.js';
import { pageIn } from '../shelves/shelf-order.js';
import type { Shelves } from '../shelves/shelves.js';

/** With the price in cents to compare others with, because the store itself may not carry the product. */
type Like = { readonly id: number; readonly category: string; readonly price: number };

/**
 * The products of the same category at a store that are most similar by grape, region, country, price and
 * stock.
 */
export function relatedTo(shelves: Shelves, storeId: number, { id, category, price }: Like, most: number) {
  const like = shelves.positionOf(id);
  if (like === undefined) return [];
  const { ids, region, country, varietal } = shelves;
  const shelf = shelves.shelfOf(storeId);
  const kin = divide(shelves, shelf.carried(), { category }).within;
  const mainGrapes = varietal.members.map(([first]) => first);
  const grape = mainGrapes[varietal.codes[like]!];
  const likeness = Float64Array.from(
    kin,
    (at) =>
      (grape !== undefined && mainGrapes[varietal.codes[at]!] === grape ? 3 : 0) +
      (region.codes[at] === region.codes[like] ? 2 : 0) +
      (country.codes[at] === country.codes[like] ? 1 : 0) +
      (shelf.left[at]! > 0 ? 2 : 0) -
      2 * Math.abs(Math.log(shelf.prices[at]! / price)),
  );
  const idOf = (nth: number) => ids[kin[nth]!]!;
  const closest = pageIn(
    Uint32Array.from(kin.keys()),
    (a, b) => likeness[b]! - likeness[a]! || idOf(a) - idOf(b),
    0,
    most + 1,
  );
  return Array.from(closest, idOf)
    .filter((one) => one !== id)
    .slice(0, most);
}
