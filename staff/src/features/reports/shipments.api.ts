import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { exportShipments, listShipments } from 'contract/reports/shipments.staff';
import { type AskedPeriod, fileOf, periodIn } from './asked-period';

export const shipmentsQuery = (period: AskedPeriod) =>
  queryOptions({
    queryKey: ['shipments', period],
    queryFn: () => call(listShipments, { query: periodIn(period) }),
    placeholderData: keepPreviousData,
  });

/** Where the browser fetches them order by order, as a file. */
export const shipmentsAddress = (period: AskedPeriod) => fileOf(exportShipments, periodIn(period));
