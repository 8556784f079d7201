import type { MenuItem } from 'contract/catalogue';
import type { Db } from '../../platform/database/database.js';
import { checkShelves } from './check-shelves.js';
import type { MenuName } from './menus.js';
import type { Shelves } from './shelves.js';

const mostVarietals = 12;
const mostBrands = 12;

type Counts = Map<number, number>;
const more = (counts: Counts, id: number) => void counts.set(id, (counts.get(id) ?? 0) + 1);

/** How many products the store carries of each, by the numbers of the menus. */
export function countMenus(shelves: Shelves, storeId: number) {
  const { prices } = shelves.shelfOf(storeId);
  const { category, brand, blend, blends, varietals, menus } = shelves;
  const departments = new Map(
    menus.departments.map(({ id }) => [
      id,
      {
        count: 0,
        categories: new Map() as Counts,
        varietals: new Map() as Counts,
        brands: new Map() as Counts,
      },
    ]),
  );
  for (let at = 0; at < shelves.size; at++) {
    if (prices[at] === 0) continue;
    const categoryId = category.labels.values[category.codes[at]!]!;
    const department = departments.get(menus.categories.get(categoryId)!.department_id)!;
    department.count++;
    more(department.categories, categoryId);
    more(department.brands, brand.labels.values[brand.codes[at]!]!);
    for (const varietal of blends[blend.codes[at]!]!) more(department.varietals, varietals.values[varietal]!);
  }
  return departments;
}

const asItem = ({ id, name, slug }: MenuName, count: number): MenuItem => ({ id, name, slug, count });

const mostFrequent = (counts: Counts, names: ReadonlyMap<number, MenuName>, most: number) =>
  [...counts]
    .sort(([id, count], [otherId, otherCount]) => otherCount - count || id - otherId)
    .slice(0, most)
    .map(([id, count]) => asItem(names.get(id)!, count));

/** The menus of one store: what it carries nothing of is not in them. */
export async function listMenusAt(db: Db, shelves: Shelves, storeId: number) {
  await checkShelves(db, shelves, storeId);
  const { menus } = shelves;
  const counted = countMenus(shelves, storeId);
  const departments = menus.departments.flatMap((name) => {
    const { count, ...within } = counted.get(name.id)!;
    if (count === 0) return [];
    const categories = [...menus.categories.values()].filter(({ id }) => within.categories.has(id));
    return {
      ...asItem(name, count),
      categories: categories.map((category) => asItem(category, within.categories.get(category.id)!)),
      varietals: mostFrequent(within.varietals, menus.varietals, mostVarietals),
      brands: mostFrequent(within.brands, menus.brands, mostBrands),
    };
  });
  return { departments };
}
