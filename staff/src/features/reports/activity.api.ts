import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { type ActivityOrder, exportActivity, listActivity } from 'contract/reports/activity.staff';
import { beginOfDay, endOfDay } from '../record/record-search';
import { type AskedPeriod, fileOf } from './asked-period';

type ActivityAsked = AskedPeriod & { sort: ActivityOrder };

/** In the same moments as the record itself, so that both have the same acts. */
const askedIn = ({ store, from, until, sort }: ActivityAsked) => ({
  ...(store !== undefined && { store: `${store}` }),
  from: beginOfDay(from),
  until: endOfDay(until),
  sort,
});

export const activityQuery = (asked: ActivityAsked, page: number) =>
  queryOptions({
    queryKey: ['activity', asked, page],
    queryFn: () => call(listActivity, { query: { ...askedIn(asked), page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const activityAddress = (asked: ActivityAsked) => fileOf(exportActivity, askedIn(asked));
