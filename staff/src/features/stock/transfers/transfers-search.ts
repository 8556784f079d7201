import type { TransferView } from 'contract/stock/transfers.staff';
import { wordIn } from '../../../platform/word-in-address';
import { type StockSearch, stockSearch } from '../stock-search';

const transferViews: Readonly<Record<TransferView, true>> = { leaving: true, coming: true, over: true };

/** Which transfers are looked at: it stands in the address. */
export type TransfersSearch = Pick<StockSearch, 'store' | 'page'> & { show?: TransferView | undefined };

export function transfersSearch(search: Record<string, unknown>): TransfersSearch {
  const { store, page } = stockSearch(search);
  return { store, page, show: wordIn(transferViews, search.show) };
}
