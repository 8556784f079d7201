import type { SalesFigure, SalesGrouping, SalesOrder } from 'contract/reports/sales.staff';
import { orderIn } from '../../platform/row-order';
import { wordIn } from '../../platform/word-in-address';
import { type PeriodSearch, periodSearch } from './period-search';

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
const sortable: Readonly<Record<SalesFigure | 'name' | 'margin', true>> = {
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
  costed: true,
  cost: true,
  profit: true,
  margin: true,
};

export type SalesSearch = PeriodSearch & {
  by?: SalesGrouping;
  sort?: SalesOrder;
  page?: number;
};

/** Of which period sales are shown, and how they are summed. */
export const salesSearch = (search: Record<string, unknown>): SalesSearch => ({
  ...periodSearch(search),
  by: wordIn(groupings, search.by),
  sort: orderIn(sortable, search.sort),
  page: typeof search.page === 'number' ? search.page : undefined,
});
