import { plenty, type StockState } from 'contract/catalogue-cards';

type Shown = { stock: StockState; left: number | null };

/** Few are counted, enough are not. */
export function shownStock(available: number): Shown {
  if (available <= 0) return { stock: 'out', left: null };
  return available < plenty ? { stock: 'low', left: available } : { stock: 'in_stock', left: null };
}
