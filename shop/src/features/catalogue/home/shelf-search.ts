import type { ProductAddress } from '../product-search';

/** A listing's address in the form of a link; the server has read it, and the listing reads it again. */
export function shelfSearch(shelf: string): ProductAddress {
  const search = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(shelf)) {
    const known = search.get(name);
    search.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(search);
}
