import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { exportTaxes, listTaxes } from 'contract/reports/taxes.staff';
import { type AskedPeriod, fileOf, periodIn } from './asked-period';

export const taxesQuery = (period: AskedPeriod) =>
  queryOptions({
    queryKey: ['taxes', period],
    queryFn: () => call(listTaxes, { query: periodIn(period) }),
    placeholderData: keepPreviousData,
  });

export const taxesAddress = (period: AskedPeriod) => fileOf(exportTaxes, periodIn(period));
