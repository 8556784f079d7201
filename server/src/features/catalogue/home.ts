import type { ProductsAsked } from 'contract/catalogue';
import type { ProductCard, WineSetCard } from 'contract/catalogue-cards';
import type { Db } from '../../platform/database/database.js';
import { cardsOf } from './cards.js';
import { checkShelves } from './check-shelves.js';
import { countMenus } from './menu-list.js';
import { carried, missedBy } from './shelf-choices.js';
import { orderBy, pageIn } from './shelf-order.js';
import type { Shelves } from './shelves.js';
import { firstWineSets } from './wine-sets.js';

const inARow = 12;
const setsInARow = 6;

type Wanted = Pick<ProductsAsked, 'department' | 'in_stock' | 'on_sale'> & { sort?: ProductsAsked['sort'] };

/** The ids of the first products of a list, without its counts. */
function firstOf(shelves: Shelves, storeId: number, wanted: Wanted, most: number) {
  const asked = { store_id: storeId, sort: 'featured', page: 1, pageSize: most, ...wanted } as const;
  const shelf = shelves.shelfOf(storeId);
  const positions = carried(shelves, shelf, asked);
  const missed = missedBy(shelves, shelf, positions, asked);
  const left = positions.filter((_, nth) => missed[nth] === 0);
  const page = pageIn(left, orderBy(asked.sort, shelves, shelf), 0, most);
  return Array.from(page, (at) => shelves.ids[at]!);
}

/** A row of its own where there is enough for one; what stands in a row above comes last. */
function rowOf(ids: readonly number[], above: ReadonlySet<number>) {
  const fresh = ids.filter((id) => !above.has(id));
  const repeated = ids.filter((id) => above.has(id));
  return [...new Set([...fresh, ...repeated])].slice(0, inARow);
}

/** What can be had today first, then, where that does not fill the row, what is sold out. */
function rowsAt(shelves: Shelves, storeId: number) {
  const first = (wanted: Wanted, rows: number) => firstOf(shelves, storeId, wanted, rows * inARow);
  const featured = first({}, 1);
  const newestThere = first({ sort: 'newest', in_stock: true }, 2);
  const newestOfAll = newestThere.length < inARow ? first({ sort: 'newest' }, 1) : [];
  const newest = rowOf([...newestThere, ...newestOfAll], new Set(featured));
  const onSale = rowOf(first({ on_sale: true }, 3), new Set([...featured, ...newest]));
  return { featured, newest, onSale };
}

function departmentsAt(shelves: Shelves, storeId: number) {
  const counted = countMenus(shelves, storeId);
  return shelves.menus.departments.flatMap(({ id, name, slug }) => {
    const count = counted.get(id)?.count ?? 0;
    if (count === 0) return [];
    const [shown] = firstOf(shelves, storeId, { department: slug }, 1);
    return [{ id, name, slug, count, shown: shown! }];
  });
}

/** The featured ones as the list has them, those that can be had before those that cannot. */
const thereFirst = (sets: readonly WineSetCard[]) => [
  ...sets.filter(({ stock }) => stock !== 'out'),
  ...sets.filter(({ stock }) => stock === 'out'),
];

/** Chosen from the shelves in memory; the cards of all rows are read by one query. */
export async function getHomeAt(db: Db, shelves: Shelves, storeId: number) {
  await checkShelves(db, shelves, storeId);
  const { featured, newest, onSale } = rowsAt(shelves, storeId);
  const departments = departmentsAt(shelves, storeId);
  const ids = new Set([...featured, ...newest, ...onSale, ...departments.map(({ shown }) => shown)]);
  const cards = new Map((await cardsOf(db, storeId, [...ids])).map((card) => [card.id, card]));
  const cardsIn = (row: readonly number[]) =>
    row.flatMap((id): ProductCard[] => {
      const card = cards.get(id);
      return card ? [card] : [];
    });
  const sets = await firstWineSets(db, storeId, 2 * setsInARow);
  return {
    departments: departments.map(({ shown, ...department }) => ({
      ...department,
      image_id: cards.get(shown)?.image_id ?? null,
    })),
    featured: cardsIn(featured),
    newest: cardsIn(newest),
    on_sale: cardsIn(onSale),
    wine_sets: thereFirst(sets).slice(0, setsInARow),
  };
}
