import { type StockSearch, stockSearch } from '../stock-search';

/** Which counts are looked at: it stands in the address. */
export type CountsSearch = Pick<StockSearch, 'store' | 'page'> & { show?: 'over' | undefined };

export function countsSearch(search: Record<string, unknown>): CountsSearch {
  const { store, page } = stockSearch(search);
  return { store, page, show: search.show === 'over' ? 'over' : undefined };
}
