import { type OrderGroup, orderGroupNames } from 'contract/orders';
import { type Paging, pageIn, pageSizeIn, pagingInAddress } from '../../platform/paging';

const usualPageSize = 10;

/** What the list of orders shows, read from its address. */
export type OrdersSearch = Paging & { status: OrderGroup | undefined };

/** The same as it stands there. */
export type OrdersAddress = { status?: string; page?: string; pageSize?: string };

const isGroup = (value: unknown): value is OrderGroup => orderGroupNames.some((name) => name === value);

export const readOrdersSearch = ({ status, page, pageSize }: OrdersAddress): OrdersSearch => ({
  status: isGroup(status) ? status : undefined,
  page: pageIn(page),
  pageSize: pageSizeIn(pageSize, usualPageSize),
});

/** A narrower or wider list begins at its first page. */
export const addressAfter = (search: OrdersSearch, changes: Partial<OrdersSearch>): OrdersAddress => {
  const { status, ...paging } = { ...search, page: 1, ...changes };
  return { status, ...pagingInAddress(paging, usualPageSize) };
};
