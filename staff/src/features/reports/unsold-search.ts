import type { UnsoldFigure, UnsoldOrder } from 'contract/reports/unsold.staff';
import { orderIn } from '../../platform/row-order';
import { type PeriodSearch, periodSearch } from './period-search';

const sortable: Readonly<Record<UnsoldFigure | 'name', true>> = {
  name: true,
  on_hand: true,
  at_price: true,
  at_cost: true,
};

export type UnsoldSearch = PeriodSearch & { sort?: UnsoldOrder; page?: number };

/** Of which period, and how they are sorted. */
export const unsoldSearch = (search: Record<string, unknown>): UnsoldSearch => ({
  ...periodSearch(search),
  sort: orderIn(sortable, search.sort),
  page: typeof search.page === 'number' ? search.page : undefined,
});
