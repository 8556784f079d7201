import { type Paging, pageIn, pageSizeIn, pagingInAddress } from 'browser/ui/lists/paging';
import { type OrderGroup, orderGroupNames } from 'contract/orders';
import { date } from 'contract/platform/dates';
import * as v from 'valibot';

const usualPageSize = 10;

/** What the list of orders shows, read from its address. */
export type OrdersSearch = Paging & {
  status: OrderGroup | undefined;
  /** Two days, both included, or none. */
  from?: string | undefined;
  to?: string | undefined;
};

/** The same as it stands there. */
export type OrdersAddress = {
  status?: string;
  from?: string;
  to?: string;
  page?: string;
  pageSize?: string;
};

const isGroup = (value: unknown): value is OrderGroup => orderGroupNames.some((name) => name === value);

/** Days in the wrong order are swapped; one day alone is no range. */
function daysIn({ from, to }: OrdersAddress) {
  if (!v.is(date, from) || !v.is(date, to)) return {};
  return from <= to ? { from, to } : { from: to, to: from };
}

export const readOrdersSearch = ({ status, page, pageSize, ...days }: OrdersAddress): OrdersSearch => ({
  status: isGroup(status) ? status : undefined,
  ...daysIn(days),
  page: pageIn(page),
  pageSize: pageSizeIn(pageSize, usualPageSize),
});

/** A narrower or wider list begins at its first page. */
export const addressAfter = (search: OrdersSearch, changes: Partial<OrdersSearch>): OrdersAddress => {
  const { status, from, to, ...paging } = { ...search, page: 1, ...changes };
  return { status, from, to, ...pagingInAddress(paging, usualPageSize) };
};
