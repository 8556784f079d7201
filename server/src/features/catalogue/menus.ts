import { wordsOf } from './search-words.js';
import type { MenuNames } from './shelves.sql.js';

export type MenuName = { readonly id: number; readonly name: string; readonly slug: string };
type Category = MenuName & { readonly department_id: number };

const byId = <Name extends MenuName>(names: readonly Name[]) => new Map(names.map((name) => [name.id, name]));
const bySlug = <Name extends MenuName>(names: readonly Name[]) =>
  new Map(names.map((name) => [name.slug, name]));

/** What the header's menus are made of, found by number and by the name in an address. */
export class Menus {
  readonly departments: readonly MenuName[];
  readonly categories: ReadonlyMap<number, Category>;
  readonly varietals: ReadonlyMap<number, MenuName>;
  readonly brands: ReadonlyMap<number, MenuName>;
  readonly #slugs: { [Kind in keyof MenuNames]: ReadonlyMap<string, MenuName> };

  constructor(names: MenuNames) {
    this.departments = names.departments;
    this.categories = byId(names.categories);
    this.varietals = byId(names.varietals);
    this.brands = byId(names.brands);
    this.#slugs = {
      departments: bySlug(names.departments),
      categories: bySlug(names.categories),
      varietals: bySlug(names.varietals),
      brands: bySlug(names.brands),
    };
  }

  find(kind: keyof MenuNames, slug: string) {
    return this.#slugs[kind].get(slug);
  }

  /**
   * What all of a department is searched by: a rosé is also a wine. "Beer & Cider" holds two kinds of things: the
   * category that begins with one of these words is that, and the others are not.
   */
  departmentWords({ name, department_id }: Category) {
    const department = this.departments.find(({ id }) => id === department_id);
    const words = wordsOf(department?.name ?? '');
    const [own] = wordsOf(name);
    if (own && words.includes(own)) return own;
    const siblings = [...this.categories.values()].filter((one) => one.department_id === department_id);
    const taken = new Set(siblings.map((one) => wordsOf(one.name)[0]));
    return words.filter((word) => !taken.has(word)).join(' ');
  }
}
