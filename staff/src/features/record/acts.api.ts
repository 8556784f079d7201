import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import type { Answer, Sent } from 'contract/platform/endpoint';
import { listActors, listActs } from 'contract/staff/acts';

export type Act = Answer<typeof listActs>['data'][number];
type Looked = Sent<typeof listActs>['query'];

export const actsQuery = (looked: Looked) =>
  infiniteQueryOptions({
    queryKey: ['acts', looked],
    queryFn: ({ pageParam }) =>
      call(listActs, { query: { ...looked, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Somebody may have acted just now.
    staleTime: 0,
    // An order is acted on while it is looked at.
    ...(looked.thing === 'order' && { meta: { live: 'orders' } }),
  });

export const actorsQuery = queryOptions({
  queryKey: ['acts', 'people'],
  queryFn: () => call(listActors),
});
