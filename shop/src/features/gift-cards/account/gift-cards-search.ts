import { pageIn } from 'browser/ui/lists/paging';
import { pageSizes } from 'contract/platform/page';
import { readStatementSearch, type StatementAddress } from '../../ledger/statement-search';

const usualPageSize = 10;
/** In place of a page size that is not on offer. */
const fallbackPageSize = 20;

/** The list of gift cards as it stands in the address. */
export type GiftCardsAddress = StatementAddress & { page?: string; pageSize?: string };

type GiftCardsSearch = { page: number; pageSize: number };

function pageSizeIn(value: unknown) {
  if (value === undefined) return usualPageSize;
  return pageSizes.find((size) => String(size) === value) ?? fallbackPageSize;
}

export const readGiftCardsSearch = (address: GiftCardsAddress) => ({
  page: pageIn(address.page),
  pageSize: pageSizeIn(address.pageSize),
  statement: readStatementSearch(address),
});

export const giftCardsInAddress = ({ page, pageSize }: GiftCardsSearch): GiftCardsAddress => ({
  ...(page > 1 && { page: String(page) }),
  ...(pageSize !== usualPageSize && { pageSize: String(pageSize) }),
});
