import type { SupplyView } from 'contract/stock/supply-orders.staff';
import { wordIn } from '../../../platform/word-in-address';
import { type StockSearch, stockSearch } from '../stock-search';

const supplyViews: Readonly<Record<SupplyView, true>> = { drafts: true, open: true, over: true };

/** Which supply orders are looked at; `low` begins one with what is low. It stands in the address. */
export type SupplySearch = Pick<StockSearch, 'store' | 'page' | 'low'> & { show?: SupplyView | undefined };

export function supplySearch(search: Record<string, unknown>): SupplySearch {
  const { store, page, low } = stockSearch(search);
  return { store, page, low, show: wordIn(supplyViews, search.show) };
}

/** Which suppliers are looked at. */
export type SuppliersSearch = Pick<StockSearch, 'store' | 'page' | 'q'> & { retired?: true | undefined };

export function suppliersSearch(search: Record<string, unknown>): SuppliersSearch {
  const { store, page, q } = stockSearch(search);
  return { store, page, q, retired: search.retired === true || undefined };
}
