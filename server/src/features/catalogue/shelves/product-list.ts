import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ProductsAsked, type Refinement, refinements } from 'contract/catalogue';
import { toPage } from 'contract/platform/page';
import type { Db } from '../../../platform/database/database.js';
import { cardsOf } from '../cards.js';
import { found } from '../search/search.js';
import { checkShelves } from './check-shelves.js';
import { bitOf, divide, missedBy, passingAll } from './shelf-choices.js';
import { facetsOf } from './shelf-facets.js';
import { orderBy, pageIn } from './shelf-order.js';
import type { Shelves } from './shelves.js';
import { fewestWithout } from './without.js';

const onlyBit = new Map(refinements.map((refinement) => [bitOf(refinement), refinement]));

/** The products that pass all refinements, and those that fail exactly one, grouped by that one. */
function near(positions: Uint32Array, missed: Uint16Array | undefined) {
  const missing = new Map<Refinement, Uint32Array>();
  if (!missed) return { left: positions.slice(), missing };
  const left = new Uint32Array(positions.length);
  let count = 0;
  const counts = new Map<number, number>();
  for (let nth = 0; nth < positions.length; nth++) {
    const bits = missed[nth]!;
    if (bits === 0) left[count++] = positions[nth]!;
    else if ((bits & (bits - 1)) === 0) counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  for (const [bit, size] of counts) missing.set(onlyBit.get(bit)!, failing(positions, missed, bit, size));
  return { left: left.subarray(0, count), missing };
}

function failing(positions: Uint32Array, missed: Uint16Array, bits: number, size: number) {
  const those = new Uint32Array(size);
  let count = 0;
  for (let nth = 0; nth < positions.length; nth++) if (missed[nth] === bits) those[count++] = positions[nth]!;
  return those;
}

/**
 * The ids of one page of a list, how many there are in all, and what each choice would leave. In a large
 * catalogue each step takes some milliseconds, so other work may run in between.
 */
export async function findProducts(shelves: Shelves, asked: ProductsAsked) {
  const shelf = shelves.shelfOf(asked.store_id);
  const { positions, fits, words } = found(shelves, shelf.carried(), asked.q);
  const { within, elsewhere } = divide(shelves, positions, asked);
  await nextTurn();
  const missed = missedBy(shelves, shelf, within, asked);
  const { left, missing } = near(within, missed);
  const others = passingAll(shelves, shelf, elsewhere, asked);
  await nextTurn();
  const facets = facetsOf(shelves, shelf, { left, missing, others }, asked);
  await nextTurn();
  const order = orderBy(asked.sort, shelves, shelf, fits);
  const page = pageIn(left, order, (asked.page - 1) * asked.pageSize, asked.pageSize);
  return {
    ids: Array.from(page, (at) => shelves.ids[at]!),
    total: left.length,
    facets,
    words,
    narrowed: left.length === 0 && missed ? fewestWithout(missed) : null,
  };
}

type Sought = Pick<ProductsAsked, 'store_id' | 'q' | 'page' | 'pageSize'>;

/**
 * For staff: one page of the products that the store carries, sorted by name, or by how well they match the
 * words.
 */
export async function findCarried({ shelves }: { readonly shelves: Shelves }, sought: Sought) {
  const { ids, total } = await findProducts(shelves, { ...sought, sort: sought.q ? 'match' : 'name' });
  return { ids, total };
}

export async function listProductsAt(db: Db, shelves: Shelves, asked: ProductsAsked) {
  await checkShelves(db, shelves, asked.store_id);
  const { ids, total, ...rest } = await findProducts(shelves, asked);
  const cards = await cardsOf(db, asked.store_id, ids);
  return { ...toPage(cards, total, asked), ...rest };
}

/** The parts of a list's answer by which `isListTouched` judges whether a change alters it. */
export const shownIn = ({ data, total_rows, facets }: Awaited<ReturnType<typeof listProductsAt>>) => ({
  ids: data.map(({ id }) => id),
  total: total_rows,
  price: facets.price,
});
