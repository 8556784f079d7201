import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MenuItem, ProductsAsked } from 'contract/catalogue';
import type { ProductCard, WineSetCard } from 'contract/catalogue/cards';
import type { Db } from '../../../platform/database/database.js';
import { storeDay, storeRule } from '../../stores/index.js';
import { cardsOf } from '../cards.js';
import { firstWineSets } from '../sets/wine-sets.js';
import type { Change } from '../shelves/changes.js';
import { countDepartments } from '../shelves/menu-list.js';
import { divide, passingAll } from '../shelves/shelf-choices.js';
import { orderBy, pageIn } from '../shelves/shelf-order.js';
import type { Shelves } from '../shelves/shelves.js';
import { differenceOf, isShelfTouched } from '../shelves/touched.js';
import { selectWritten, type Written } from './home.sql.js';
import { homeRowsAt } from './home-rows.js';

const inARow = 12;
const setsInARow = 6;

type RowChoice = Pick<ProductsAsked, 'department' | 'in_stock' | 'on_sale'> & {
  sort?: ProductsAsked['sort'];
};

/**
 * The ids of the first products of a list, without its counts. In a large catalogue each list takes some
 * milliseconds, so other work may run in between.
 */
async function firstOf(shelves: Shelves, storeId: number, wanted: RowChoice, most: number) {
  await nextTurn();
  const asked = { store_id: storeId, sort: 'featured', page: 1, pageSize: most, ...wanted } as const;
  const shelf = shelves.shelfOf(storeId);
  const { within } = divide(shelves, shelf.carried(), asked);
  const left = passingAll(shelves, shelf, within, asked);
  const page = pageIn(left.slice(), orderBy(asked.sort, shelves, shelf), 0, most);
  return Array.from(page, (at) => shelves.ids[at]!);
}

/** A row is shown only if enough products fill it; products that a row above already shows come last. */
function rowOf(ids: readonly number[], above: ReadonlySet<number>) {
  const fresh = ids.filter((id) => !above.has(id));
  const repeated = ids.filter((id) => above.has(id));
  return [...new Set([...fresh, ...repeated])].slice(0, inARow);
}

/** Products in stock first; sold-out ones only fill up the row. */
async function rowsAt(shelves: Shelves, storeId: number) {
  const first = (wanted: RowChoice, rows: number) => firstOf(shelves, storeId, wanted, rows * inARow);
  const featured = await first({}, 1);
  const newestThere = await first({ sort: 'newest', in_stock: true }, 2);
  const newestOfAll = newestThere.length < inARow ? await first({ sort: 'newest' }, 1) : [];
  const newest = rowOf([...newestThere, ...newestOfAll], new Set(featured));
  const onSale = rowOf(await first({ on_sale: true }, 3), new Set([...featured, ...newest]));
  return { featured, newest, onSale };
}

async function departmentsAt(shelves: Shelves, storeId: number) {
  const counts = countDepartments(shelves, storeId);
  const departments: (MenuItem & { shown: number })[] = [];
  for (const { id, name, slug } of shelves.menus.departments) {
    const count = counts.get(id)!;
    if (count === 0) continue;
    const [shown] = await firstOf(shelves, storeId, { department: slug }, 1);
    departments.push({ id, name, slug, count, shown: shown! });
  }
  return departments;
}

/** The featured products in the order of the list, those in stock first. */
const thereFirst = (sets: readonly WineSetCard[]) => [
  ...sets.filter(({ stock }) => stock !== 'out'),
  ...sets.filter(({ stock }) => stock === 'out'),
];

/** The home as it is now. */
export async function getHomeAt(db: Db, shelves: Shelves, storeId: number) {
  const { timezone } = await storeRule(db, storeId);
  return homeOf(db, { shelves, storeId }, storeDay(timezone, db.now), await selectWritten(db, storeId));
}

type At = { shelves: Shelves; storeId: number };

/** Chosen from the shelves in memory and from what staff have written; one query reads all the cards. */
export async function homeOf(db: Db, at: At, day: string, written: Written) {
  const { shelves, storeId } = at;
  const { featured, newest, onSale } = await rowsAt(shelves, storeId);
  const departments = await departmentsAt(shelves, storeId);
  const { campaign, tiles, picks, asked } = await homeRowsAt(at, day, written);
  const faces = [...departments.map(({ shown }) => shown), ...tiles.flatMap(({ face }) => face ?? [])];
  const picked = picks.map(({ product_id }) => product_id);
  const ids = [...featured, ...newest, ...onSale, ...faces, ...picked, ...(campaign?.bottles ?? [])];
  const cards = new Map((await cardsOf(db, storeId, [...new Set(ids)])).map((card) => [card.id, card]));
  const cardsIn = (row: readonly number[]) =>
    row.flatMap((id): ProductCard[] => {
      const card = cards.get(id);
      return card ? [card] : [];
    });
  const pictureOf = (id: number | null) => (id === null ? null : (cards.get(id)?.image_id ?? null));
  const sets = await firstWineSets(db, storeId, 2 * setsInARow);
  const home = {
    campaign: campaign && { ...campaign, bottles: cardsIn(campaign.bottles) },
    tiles: tiles.map(({ face, ...tile }) => ({ ...tile, image_id: pictureOf(face) })),
    picks: picks.flatMap(({ id, person, role, words, product_id }) =>
      cardsIn([product_id])
        .filter(({ stock }) => stock !== 'out')
        .map((product) => ({ id, person, role, words, product })),
    ),
    departments: departments.map(({ shown, ...department }) => ({
      ...department,
      image_id: pictureOf(shown),
    })),
    featured: cardsIn(featured),
    newest: cardsIn(newest),
    on_sale: cardsIn(onSale),
    wine_sets: thereFirst(sets).slice(0, setsInARow),
  };
  return { home, shown: { ids, asked } };
}

/** Whether a change may alter a home that shows these products and leads to these shelves. */
export function isHomeTouched(
  shelves: Shelves,
  storeId: number,
  { ids, asked }: { readonly ids: readonly number[]; readonly asked: readonly ProductsAsked[] },
  change: Change,
) {
  if (change.isInSet || ids.includes(change.product)) return true;
  const difference = differenceOf(change, storeId);
  if (!difference) return false;
  return (
    difference.isThere ||
    difference.isReduced ||
    asked.some((shelf) => isShelfTouched(shelves, shelf, change))
  );
}
