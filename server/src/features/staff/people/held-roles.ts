import { keysOf, type StaffKey, type StaffRole } from 'contract/staff/roles';

/** At one store; null is all stores. */
export type HeldRole = { readonly role: StaffRole; readonly store_id: number | null };

const covers = (held: HeldRole, storeId: number | null) =>
  held.store_id === null || held.store_id === storeId;

/** What a person may do with the roles that they hold. */
export class HeldRoles {
  readonly #roles: readonly HeldRole[];

  constructor(roles: readonly HeldRole[]) {
    this.#roles = roles;
  }

  /** The keys that are held at this store; with null, those held at all stores. */
  keysAt(storeId: number | null): StaffKey[] {
    const roles = this.#roles.filter((held) => covers(held, storeId));
    return [...new Set(roles.flatMap(({ role }) => keysOf[role]))];
  }

  holds(key: StaffKey, storeId: number | null): boolean {
    return this.keysAt(storeId).includes(key);
  }

  holdsSomewhere(key: StaffKey): boolean {
    return this.#roles.some(({ role }) => keysOf[role].includes(key));
  }

  worksAt(storeId: number): boolean {
    return this.#roles.some((held) => covers(held, storeId));
  }

  /** Nobody gives more than they hold, or where they do not hold it. */
  mayGive({ role, store_id }: HeldRole): boolean {
    const held = this.keysAt(store_id);
    return keysOf[role].every((key) => held.includes(key));
  }

  /** Where a key is held: at all stores, or at these. */
  storesWith(key: StaffKey): 'all' | number[] {
    if (this.holds(key, null)) return 'all';
    return this.#roles.flatMap(({ role, store_id }) =>
      store_id !== null && keysOf[role].includes(key) ? store_id : [],
    );
  }
}
