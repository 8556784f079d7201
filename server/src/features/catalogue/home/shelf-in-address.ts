import { type ProductsAsked, productsQuery } from 'contract/catalogue';
import * as v from 'valibot';
import { found } from '../search/search.js';
import { divide, passingAll } from '../shelves/shelf-choices.js';
import { orderBy, pageIn } from '../shelves/shelf-order.js';
import type { Shelves } from '../shelves/shelves.js';

/** Strict, because a misspelled filter that is ignored would lead to every product. */
const shelfAddress = v.strictObject(productsQuery.entries);

/** What a listing at this address is asked for; undefined when the address is not a listing's. */
export function readAddress(storeId: number, shelf: string): ProductsAsked | undefined {
  const asked = new Map<string, string | string[]>([['store_id', `${storeId}`]]);
  for (const [name, value] of new URLSearchParams(shelf)) {
    const known = asked.get(name);
    asked.set(name, known === undefined ? value : [known, value].flat());
  }
  const read = v.safeParse(shelfAddress, Object.fromEntries(asked));
  return read.success ? read.output : undefined;
}

/** How many products a listing shows, and the first of those in stock. Undefined when it shows none. */
export function shelfAsked(shelves: Shelves, asked: ProductsAsked, most: number) {
  const store = shelves.shelfOf(asked.store_id);
  const { positions, fits } = found(shelves, store.carried(), asked.q);
  const left = passingAll(shelves, store, divide(shelves, positions, asked).within, asked);
  if (left.length === 0) return undefined;
  const there = passingAll(shelves, store, left, { ...asked, in_stock: true });
  const page = pageIn(there.slice(), orderBy(asked.sort, shelves, store, fits), 0, most);
  return { count: left.length, first: Array.from(page, (at) => shelves.ids[at]!) };
}

/** The same for an address. Undefined also when it is not a listing's. */
export function shelfInAddress(shelves: Shelves, storeId: number, shelf: string, most: number) {
  const asked = readAddress(storeId, shelf);
  return asked && shelfAsked(shelves, asked, most);
}
