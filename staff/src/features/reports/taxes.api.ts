import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { exportTaxes, listTaxes } from 'contract/reports/taxes.staff';
import { type AskedPeriod, periodIn } from './asked-period';

export const taxesQuery = (period: AskedPeriod) =>
  queryOptions({
    queryKey: ['taxes', period],
    queryFn: () => call(listTaxes, { query: periodIn(period) }),
    placeholderData: keepPreviousData,
  });

/** Where the browser fetches the same as a file. */
export const taxesAddress = (period: AskedPeriod) =>
  `/api/${exportTaxes.path}?${new URLSearchParams(periodIn(period))}`;
