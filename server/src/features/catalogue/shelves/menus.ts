import { wordsOf } from '../search/search-words.js';
import type { MenuNames } from './shelves.sql.js';

export type MenuName = { readonly id: number; readonly name: string; readonly slug: string };
type Kind = 'departments' | 'categories' | 'varietals' | 'brands';
type Category = MenuName & { readonly department_id: number };

const byId = <Name extends MenuName>(names: readonly Name[]) => new Map(names.map((name) => [name.id, name]));
const bySlug = <Name extends MenuName>(names: readonly Name[]) =>
  new Map(names.map((name) => [name.slug, name]));

/** The entries of the header's menus, found by number or by their name in an address. */
export class Menus {
  readonly departments: readonly MenuName[];
  readonly categories: ReadonlyMap<number, Category>;
  readonly varietals: ReadonlyMap<number, MenuName>;
  readonly brands: ReadonlyMap<number, MenuName>;
  readonly #departments: ReadonlyMap<number, MenuName>;
  readonly #varietalIds: ReadonlyMap<string, number>;
  readonly #slugs: { [K in Kind]: ReadonlyMap<string, MenuName> };

  constructor(names: MenuNames) {
    this.departments = names.departments;
    this.categories = byId(names.categories);
    this.varietals = byId(names.varietals);
    this.brands = byId(names.brands);
    this.#departments = byId(names.departments);
    this.#varietalIds = new Map(names.varietals.map(({ id, name }) => [name, id]));
    this.#slugs = {
      departments: bySlug(names.departments),
      categories: bySlug(names.categories),
      varietals: bySlug(names.varietals),
      brands: bySlug(names.brands),
    };
  }

  find(kind: Kind, slug: string) {
    return this.#slugs[kind].get(slug);
  }

  /** The varietals by their names, as a refinement writes them. */
  varietalsNamed(names: readonly string[]) {
    return names.map((name) => this.#varietalIds.get(name));
  }

  departmentOf(categoryId: number) {
    const id = this.categories.get(categoryId)?.department_id;
    return id === undefined ? undefined : this.#departments.get(id);
  }

  /**
   * The words by which everything in a department is found: a rosé is also a wine. In "Beer & Cider", which
   * holds two kinds, a category that begins with one of the two words is found by that word alone.
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
