import { type Paging, pageIn, pageSizeIn, pagingInAddress } from 'browser/ui/lists/paging';
import { type LotteryState, lotteriesPerPage, lotteryStates } from 'contract/lottery';
import { idOf } from '../../../platform/id-in-address';

/** Which lotteries are shown, read from the address. */
export type LotteriesSearch = Paging & { state: LotteryState | undefined; product: number | undefined };

/** The same as it stands there. */
export type LotteriesAddress = { state?: string; product?: string; page?: string; pageSize?: string };

export const readLotteriesSearch = ({
  state,
  product,
  page,
  pageSize,
}: LotteriesAddress): LotteriesSearch => ({
  state: lotteryStates.find((name) => name === state),
  product: idOf(product ?? ''),
  page: pageIn(page),
  pageSize: pageSizeIn(pageSize, lotteriesPerPage),
});

/** A narrower or wider list begins at its first page. */
export const addressAfter = (
  search: LotteriesSearch,
  changes: Partial<LotteriesSearch>,
): LotteriesAddress => {
  const { state, product, ...paging } = { ...search, page: 1, ...changes };
  return {
    state,
    product: product === undefined ? undefined : String(product),
    ...pagingInAddress(paging, lotteriesPerPage),
  };
};
