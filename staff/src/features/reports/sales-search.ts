import type { SalesFigure, SalesGrouping, SalesOrder } from 'contract/reports/sales.staff';
import { wordIn } from '../../platform/word-in-address';

const groupings: Readonly<Record<SalesGrouping, true>> = {
  day: true,
  week: true,
  month: true,
  store: true,
  way: true,
  department: true,
  category: true,
  brand: true,
  product: true,
};
const sorted: Readonly<Record<SalesFigure | 'name', true>> = {
  name: true,
  orders: true,
  pieces: true,
  goods: true,
  savings: true,
  returned: true,
  net: true,
  fees: true,
  tax: true,
  total: true,
};

export type SalesSearch = {
  store?: number;
  from?: string;
  until?: string;
  by?: SalesGrouping;
  sort?: SalesOrder;
  page?: number;
};

const day = (said: unknown) =>
  typeof said === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(said) ? said : undefined;

function orderIn(said: unknown): SalesOrder | undefined {
  if (typeof said !== 'string') return undefined;
  const by = wordIn(sorted, said.replace(/^-/, ''));
  return by && (said.startsWith('-') ? `-${by}` : by);
}

/** Whose sales are shown, of which days, and how they are summed. */
export const salesSearch = (search: Record<string, unknown>): SalesSearch => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  from: day(search.from),
  until: day(search.until),
  by: wordIn(groupings, search.by),
  sort: orderIn(search.sort),
  page: typeof search.page === 'number' ? search.page : undefined,
});
