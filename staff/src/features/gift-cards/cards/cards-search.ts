import { pageIn } from 'browser/ui/lists/paging';

/** Which gift cards are looked at: it stands in the address. */
export type CardsSearch = { store?: number | undefined; q?: string | undefined; page?: number | undefined };

export function cardsSearch({ store, q, page }: Record<string, unknown>): CardsSearch {
  const at = pageIn(page);
  return {
    store: Number.isInteger(store) && Number(store) > 0 ? Number(store) : undefined,
    // The end of a code in the address may be a number until it is read.
    q: typeof q === 'string' || typeof q === 'number' ? `${q}`.slice(0, 100) || undefined : undefined,
    page: at === 1 ? undefined : at,
  };
}
