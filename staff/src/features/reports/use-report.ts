import { periodOf } from './Period';
import type { PeriodSearch } from './period-search';

type Navigate<Search> = (to: { search: (before: Search) => Search; replace: true }) => unknown;

/** What the address asks a report for. Another look at it begins at the first page, and replaces this one. */
export function useReport<Search extends PeriodSearch & { page?: number }>(
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
) {
  const look = (next: Partial<Search>) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }), replace: true });
  return { search, period: periodOf(search), look };
}
