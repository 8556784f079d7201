import { setImmediate as nextTurn } from 'node:timers/promises';
import type { listMenus, MenuItem } from 'contract/catalogue';
import type { Answer } from 'contract/platform/endpoint';
import type { Db } from '../../../platform/database/database.js';
import { checkShelves } from './check-shelves.js';
import { type Column, countCodes, type Labels, sumOfMembers } from './column.js';
import type { MenuName } from './menus.js';
import { divide } from './shelf-choices.js';
import type { Shelves } from './shelves.js';

const mostVarietals = 12;
const mostBrands = 12;

const mostPlaces = 8;

type Counts<Key = number> = ReadonlyMap<Key, number>;

/** How often each value occurs at these positions. */
function countsAt<Value extends string | number>(
  { codes, labels }: Column<Value>,
  positions: Uint32Array,
): Counts<Value> {
  const counts = new Uint32Array(labels.size);
  countCodes(counts, codes, positions);
  return counted(labels, counts);
}

function counted<Value extends string | number>({ values }: Labels<Value>, counts: Uint32Array) {
  const found = new Map<Value, number>();
  for (const [code, count] of counts.entries()) if (count > 0) found.set(values[code]!, count);
  return found;
}

function varietalsAt({ varietal }: Shelves, positions: Uint32Array) {
  const ofBlends = new Uint32Array(varietal.members.length);
  countCodes(ofBlends, varietal.codes, positions);
  return counted(varietal.labels, sumOfMembers(varietal, ofBlends));
}

/** How many products the store carries in each department, by their numbers. */
export function countDepartments(shelves: Shelves, storeId: number) {
  const { category, menus } = shelves;
  const counts = new Map(menus.departments.map(({ id }) => [id, 0]));
  for (const [id, count] of countsAt(category, shelves.shelfOf(storeId).carried())) {
    const department = menus.departmentOf(id)!.id;
    counts.set(department, counts.get(department)! + count);
  }
  return counts;
}

const mostOf = (places: Counts<string>) =>
  [...places]
    .filter(([name]) => name !== '')
    .sort(([name, count], [otherName, otherCount]) => otherCount - count || (name < otherName ? -1 : 1))
    .slice(0, mostPlaces)
    .map(([name, count]) => ({ name, count }));

const asItem = ({ id, name, slug }: MenuName, count: number): MenuItem => ({ id, name, slug, count });

const mostFrequent = (counts: Counts, names: ReadonlyMap<number, MenuName>, most: number) =>
  [...counts]
    .sort(([id, count], [otherId, otherCount]) => otherCount - count || id - otherId)
    .slice(0, most)
    .map(([id, count]) => asItem(names.get(id)!, count));

/**
 * The menus of one store, without the categories of which it carries nothing. In a large catalogue each
 * department takes some milliseconds, so other work may run in between.
 */
export async function listMenusAt(db: Db, shelves: Shelves, storeId: number) {
  await checkShelves(db, shelves, storeId);
  const { menus, category, brand, country, region } = shelves;
  const departments: Answer<typeof listMenus>['departments'] = [];
  for (const name of menus.departments) {
    await nextTurn();
    const carried = shelves.shelfOf(storeId).carried();
    const { within } = divide(shelves, carried, { department: name.slug });
    if (within.length === 0) continue;
    const ofCategories = countsAt(category, within);
    const categories = [...menus.categories.values()].filter(({ id }) => ofCategories.has(id));
    departments.push({
      ...asItem(name, within.length),
      categories: categories.map((one) => asItem(one, ofCategories.get(one.id)!)),
      varietals: mostFrequent(varietalsAt(shelves, within), menus.varietals, mostVarietals),
      brands: mostFrequent(countsAt(brand, within), menus.brands, mostBrands),
      countries: mostOf(countsAt(country, within)),
      regions: mostOf(countsAt(region, within)),
    });
  }
  return { departments };
}
