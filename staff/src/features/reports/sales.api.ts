import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import {
  exportSales,
  getSales,
  listSales,
  type SalesGrouping,
  type SalesOrder,
} from 'contract/reports/sales.staff';
import { type AskedPeriod, fileOf, periodIn } from './asked-period';

export type SalesAsked = AskedPeriod & { by: SalesGrouping; sort: SalesOrder };

const askedIn = ({ by, sort, ...period }: SalesAsked) => ({ ...periodIn(period), by, sort });

export const salesQuery = (period: AskedPeriod) =>
  queryOptions({
    queryKey: ['sales', period],
    queryFn: () => call(getSales, { query: periodIn(period) }),
    placeholderData: keepPreviousData,
  });

export const salesRowsQuery = (asked: SalesAsked, page: number) =>
  queryOptions({
    queryKey: ['sales', asked, page],
    queryFn: () => call(listSales, { query: { ...askedIn(asked), page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const salesAddress = (asked: SalesAsked) => fileOf(exportSales, askedIn(asked));
