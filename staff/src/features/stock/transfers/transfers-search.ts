import { type TransferView, transferViews } from 'contract/stock/transfers.staff';
import { type StockSearch, stockSearch } from '../stock-search';

/** Which transfers are looked at: it stands in the address. */
export type TransfersSearch = Pick<StockSearch, 'store' | 'page'> & { show?: TransferView | undefined };

export function transfersSearch(search: Record<string, unknown>): TransfersSearch {
  const { store, page } = stockSearch(search);
  return { store, page, show: transferViews.find((view) => view === search.show) };
}
