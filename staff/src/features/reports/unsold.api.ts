import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { exportUnsold, listUnsold, type UnsoldOrder } from 'contract/reports/unsold.staff';
import { type AskedPeriod, fileOf, periodIn } from './asked-period';

export type UnsoldAsked = AskedPeriod & { sort: UnsoldOrder };

const askedIn = ({ sort, ...period }: UnsoldAsked) => ({ ...periodIn(period), sort });

export const unsoldQuery = (asked: UnsoldAsked, page: number) =>
  queryOptions({
    queryKey: ['unsold', asked, page],
    queryFn: () => call(listUnsold, { query: { ...askedIn(asked), page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const unsoldAddress = (asked: UnsoldAsked) => fileOf(exportUnsold, askedIn(asked));
