import { type SupplyView, supplyViews } from 'contract/stock/supply-orders.staff';
import { type StockSearch, stockSearch } from '../stock-search';

/** Which supply orders are looked at; `low` begins one with what is low. It stands in the address. */
export type SupplySearch = Pick<StockSearch, 'store' | 'page' | 'low'> & { show?: SupplyView | undefined };

export function supplySearch(search: Record<string, unknown>): SupplySearch {
  const { store, page, low } = stockSearch(search);
  return { store, page, low, show: supplyViews.find((view) => view === search.show) };
}

/** Which suppliers are looked at. */
export type SuppliersSearch = Pick<StockSearch, 'store' | 'page' | 'q'> & { retired?: true | undefined };

export function suppliersSearch(search: Record<string, unknown>): SuppliersSearch {
  const { store, page, q } = stockSearch(search);
  return { store, page, q, retired: search.retired === true || undefined };
}
