import type { ProductsAsked } from 'contract/catalogue';
import { toPage } from 'contract/platform/page';
import type { Db } from '../../platform/database/database.js';
import { cardsOf } from './cards.js';
import { checkShelves } from './check-shelves.js';
import { carried, found, missedBy } from './shelf-choices.js';
import { facetsOf } from './shelf-facets.js';
import { orderBy, pageIn } from './shelf-order.js';
import type { Shelves } from './shelves.js';

/** At most one bit of these is set. */
const isNear = (missed: number) => (missed & (missed - 1)) === 0;

/** What meets all refinements, and what would by taking back one of them. */
function near(positions: Uint32Array, missed: Uint16Array) {
  const left = new Uint32Array(positions.length);
  let [countLeft, countNear] = [0, 0];
  for (let nth = 0; nth < positions.length; nth++) {
    if (!isNear(missed[nth]!)) continue;
    if (missed[nth] === 0) left[countLeft++] = positions[nth]!;
    positions[countNear] = positions[nth]!;
    missed[countNear++] = missed[nth]!;
  }
  return {
    left: left.subarray(0, countLeft),
    counted: { positions: positions.subarray(0, countNear), missed: missed.subarray(0, countNear) },
  };
}

/** The ids of one page of a list, how many there are in all, and what each choice would leave. */
export function findProducts(shelves: Shelves, asked: ProductsAsked) {
  const shelf = shelves.shelfOf(asked.store_id);
  const { positions, fits } = found(shelves, carried(shelves, shelf, asked), asked.q);
  const { left, counted } = near(positions, missedBy(shelves, shelf, positions, asked));
  const order = orderBy(asked.sort, shelves, shelf, fits);
  const page = pageIn(left, order, (asked.page - 1) * asked.pageSize, asked.pageSize);
  return {
    ids: Array.from(page, (at) => shelves.ids[at]!),
    total: left.length,
    facets: facetsOf(shelves, shelf, counted, asked),
  };
}

export async function listProductsAt(db: Db, shelves: Shelves, asked: ProductsAsked) {
  await checkShelves(db, shelves, asked.store_id);
  const { ids, total, facets } = findProducts(shelves, asked);
  const cards = await cardsOf(db, asked.store_id, ids);
  return { ...toPage(cards, total, asked), facets };
}
