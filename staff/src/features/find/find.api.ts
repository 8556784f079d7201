import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { findAnything, shortestFind } from 'contract/desk/find.staff';

/** Each words have an answer of their own: one that comes late is never shown for others. */
export const findQuery = (words: string) =>
  queryOptions({
    queryKey: ['find', words],
    queryFn: () => call(findAnything, { query: { q: words } }),
    enabled: words.length >= shortestFind,
    placeholderData: keepPreviousData,
  });
