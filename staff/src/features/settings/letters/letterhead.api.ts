import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer } from 'contract/platform/endpoint';
import { changeLetterhead, getLetterhead, type Letterhead } from 'contract/settings/letterhead';
import { withFreshFactor } from '../../../platform/fresh-factor';

export type LetterheadSeen = Answer<typeof getLetterhead>;

export const letterheadQuery = queryOptions({
  queryKey: ['letterhead'],
  queryFn: () => call(getLetterhead),
  staleTime: 0,
});

/** The server's message. If somebody else was faster, their letterhead is read. */
export async function saveLetterhead(version: string, letterhead: Letterhead) {
  try {
    const body = { ...letterhead, version };
    return (await withFreshFactor(() => callFor(changeLetterhead, { body }))).message;
  } finally {
    await queries.invalidateQueries(letterheadQuery);
  }
}
