import { pageIn } from 'browser/ui/lists/paging';
import type { LotteryView } from 'contract/lottery/lotteries.staff';
import { wordIn } from '../../platform/word-in-address';

export type ListedView = 'drafts' | LotteryView;
const listedViews: Readonly<Record<ListedView, true>> = {
  drafts: true,
  announced: true,
  open: true,
  drawn: true,
  called_off: true,
};

/** Which lotteries are looked at: it stands in the address. */
export type LotteriesSearch = {
  store?: number | undefined;
  show?: ListedView | undefined;
  page?: number | undefined;
};

export function lotteriesSearch({ store, show, page }: Record<string, unknown>): LotteriesSearch {
  const at = pageIn(page);
  return {
    store: Number.isInteger(store) && Number(store) > 0 ? Number(store) : undefined,
    show: wordIn(listedViews, show),
    page: at === 1 ? undefined : at,
  };
}

/** The store alone: of one lottery, or of one draft. */
export const lotteryStoreSearch = (search: Record<string, unknown>): Pick<LotteriesSearch, 'store'> => ({
  store: lotteriesSearch(search).store,
});
