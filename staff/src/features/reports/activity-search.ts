import type { ActivityOrder } from 'contract/reports/activity.staff';
import { orderIn } from '../../platform/row-order';
import { type PeriodSearch, periodSearch } from './period-search';

const sortable = { person: true, acts: true, last_at: true } as const;

export type ActivitySearch = PeriodSearch & { sort?: ActivityOrder; page?: number };

/** Of which period, and how it is sorted. */
export const activitySearch = (search: Record<string, unknown>): ActivitySearch => ({
  ...periodSearch(search),
  sort: orderIn(sortable, search.sort),
  page: typeof search.page === 'number' ? search.page : undefined,
});
