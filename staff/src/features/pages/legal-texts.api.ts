import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { LegalPage } from 'contract/pages/legal-texts';
import {
  changeLegalText,
  getLegalTextVersion,
  listLegalTextVersions,
} from 'contract/pages/legal-texts.staff';
import type { Answer } from 'contract/platform/endpoint';
import { withFreshFactor } from '../../platform/fresh-factor';

export type TextVersion = Answer<typeof listLegalTextVersions>['data'][number];
export type LegalTextSeen = Answer<typeof getLegalTextVersion>;

const all = (page: LegalPage) => ['legal-texts', page];

/** What customers read now. */
export const newestTextQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: [...all(page), 'newest'],
    queryFn: () => call(getLegalTextVersion, { path: { page, version: 'newest' } }),
    staleTime: 0,
  });

/** A version never changes. */
export const textVersionQuery = (page: LegalPage, version: number) =>
  queryOptions({
    queryKey: [...all(page), 'version', version],
    queryFn: () => call(getLegalTextVersion, { path: { page, version: String(version) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const textVersionsQuery = (page: LegalPage, at = 1) =>
  queryOptions({
    queryKey: [...all(page), 'versions', at],
    queryFn: () => call(listLegalTextVersions, { path: { page }, query: { page: String(at) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The server's message. If somebody else was faster, their text is read. */
export async function saveLegalText(page: LegalPage, version: number, text: string) {
  try {
    const asked = { path: { page }, body: { version, text } };
    return (await withFreshFactor(() => callFor(changeLegalText, asked))).message;
  } finally {
    await queries.invalidateQueries({ queryKey: all(page) });
  }
}
