import type { UnsoldFigure, UnsoldOrder } from 'contract/reports/unsold.staff';
import { wordIn } from '../../platform/word-in-address';
import { type PeriodSearch, periodSearch } from './period-search';

const sorted: Readonly<Record<UnsoldFigure | 'name', true>> = {
  name: true,
  on_hand: true,
  at_price: true,
  at_cost: true,
};

export type UnsoldSearch = PeriodSearch & { sort?: UnsoldOrder; page?: number };

function orderIn(said: unknown): UnsoldOrder | undefined {
  if (typeof said !== 'string') return undefined;
  const by = wordIn(sorted, said.replace(/^-/, ''));
  return by && (said.startsWith('-') ? `-${by}` : by);
}

/** Of which period, and how they are sorted. */
export const unsoldSearch = (search: Record<string, unknown>): UnsoldSearch => ({
  ...periodSearch(search),
  sort: orderIn(search.sort),
  page: typeof search.page === 'number' ? search.page : undefined,
});
