import { pageIn } from 'browser/ui/lists/paging';

/** Which part of the stock is shown; it stands in the address. */
export type StockSearch = {
  store?: number | undefined;
  q?: string | undefined;
  /** Only what is nearly or quite sold out. */
  low?: true | undefined;
  page?: number | undefined;
};

const idIn = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** A vintage in the address is a number until it is read. */
const wordsIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 100) || undefined : undefined;

export function stockSearch(search: Record<string, unknown>): StockSearch {
  const page = pageIn(search.page);
  return {
    store: idIn(search.store),
    q: wordsIn(search.q),
    low: search.low === true || undefined,
    page: page === 1 ? undefined : page,
  };
}
