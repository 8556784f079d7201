import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import { changeMembershipTerms, getMembershipTerms, type Memberships } from 'contract/settings/memberships';
import { withFreshFactor } from '../../../platform/fresh-factor';
import { membershipsQuery } from '../customers.api';

/** Money in cents. */
export type MembershipTerms = Answer<typeof getMembershipTerms>;

export const membershipTermsQuery = queryOptions({
  queryKey: ['membership-terms'],
  queryFn: () => call(getMembershipTerms),
  staleTime: 0,
});

/** The server's message. If somebody else was faster, their memberships are read. */
export async function saveMemberships(version: string, memberships: Memberships) {
  const inDollars = memberships.map(({ spent_from, ...rest }) => ({
    ...rest,
    spent_from: spent_from === null ? null : dollars(spent_from),
  }));
  const body = { memberships: inDollars, version };
  try {
    return (await withFreshFactor(() => callFor(changeMembershipTerms, { body }))).message;
  } finally {
    await Promise.all([
      queries.invalidateQueries(membershipTermsQuery),
      queries.invalidateQueries(membershipsQuery),
    ]);
  }
}
