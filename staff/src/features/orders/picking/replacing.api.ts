import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { StaffOrder } from 'contract/orders/orders.staff';
import {
  previewReplacement,
  proposeReplacements,
  replaceMissing,
  undoReplacement,
} from 'contract/orders/replacements.staff';
import type { Sent } from 'contract/platform/endpoint';

/** What could replace a line's bottle. With words, only bottles whose names have them. */
export const proposalsQuery = ({ number, version }: StaffOrder, position: number, words: string) =>
  queryOptions({
    queryKey: ['proposals', number, version, position, words],
    queryFn: () =>
      call(proposeReplacements, {
        path: { number },
        query: { position: String(position), ...(words && { q: words }) },
      }),
    placeholderData: keepPreviousData,
  });

/** What would go back with this bottle. */
export const replacementQuery = (
  { number, version }: StaffOrder,
  asked: Sent<typeof previewReplacement>['body'] | undefined,
) =>
  queryOptions({
    queryKey: ['replacement', number, version, asked],
    queryFn: () => call(previewReplacement, { path: { number }, body: asked! }),
    enabled: asked !== undefined,
  });

/**
 * Does not wait until the order is read again, so that the dialog closes first: nobody asks for proposals for
 * a line that is gone.
 */
async function thenLook(number: string, asked: Promise<StaffOrder>) {
  try {
    return await asked;
  } finally {
    void queries.invalidateQueries({ queryKey: ['order', number] });
  }
}

type Replace = Omit<Sent<typeof replaceMissing>['body'], 'version'>;

export const replace = ({ number, version }: StaffOrder, asked: Replace) =>
  thenLook(number, call(replaceMissing, { path: { number }, body: { ...asked, version } }));

export const undo = ({ number, version }: StaffOrder, id: string) =>
  thenLook(number, call(undoReplacement, { path: { number, id }, body: { version } }));
