import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { exportFairness, listFairness } from 'contract/reports/fairness.staff';
import { type AskedPeriod, fileOf, periodIn } from './asked-period';

export const fairnessQuery = (period: AskedPeriod) =>
  queryOptions({
    queryKey: ['fairness', period],
    queryFn: () => call(listFairness, { query: periodIn(period) }),
    placeholderData: keepPreviousData,
  });

export const fairnessAddress = (period: AskedPeriod) => fileOf(exportFairness, periodIn(period));
