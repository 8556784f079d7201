import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getGoingOn } from 'contract/going-on';
import { goingOnKey } from '../../platform/going-on';
import { isLoggedIn } from '../../platform/session';
import { aheadBy } from '../../platform/shop-clock';

const minute = 60_000;

export const goingOnQuery = queryOptions({
  queryKey: goingOnKey,
  queryFn: async () => {
    const asked = Date.now();
    const answer = await call(getGoingOn);
    return { ...answer, clockAhead: aheadBy(answer.now, asked, Date.now()) };
  },
  // A customer who logs out leaves while this may still be on the page.
  enabled: isLoggedIn,
  staleTime: minute,
  // Nobody has asked for it: what fails is asked again with the next page.
  retry: false,
  // In another tab it may have been bought, paid, or given up.
  refetchOnWindowFocus: ({ state: { data } }) =>
    data && data.claims.length + data.unpaid.length > 0 ? 'always' : true,
});

export type WhatGoesOn = Awaited<ReturnType<NonNullable<typeof goingOnQuery.queryFn>>>;
