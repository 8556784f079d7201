import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { callAgain } from 'browser/calls/call-once';
import { queries } from 'browser/calls/queries';
import {
  answerMessage,
  answerReview,
  hideReview,
  type InboxEntry,
  type InboxMessage,
  type InboxState,
  type inboxKinds,
  listInbox,
  settleMessage,
  settleReview,
  showReview,
  takeMessage,
} from 'contract/inbox.staff';

export type Narrowed = { state: InboxState; kind?: (typeof inboxKinds)[number] | undefined };
type Last = Pick<InboxEntry, 'at' | 'id'>;

export const inboxQuery = ({ state, kind }: Narrowed) =>
  infiniteQueryOptions({
    queryKey: ['inbox', state, kind],
    initialPageParam: undefined as Last | undefined,
    queryFn: ({ pageParam: last }) =>
      call(listInbox, {
        query: {
          state,
          ...(kind && { kind }),
          ...(last && { before: last.at, before_id: last.id }),
        },
      }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1) : undefined),
    placeholderData: keepPreviousData,
  });

/** The inbox is read again after a refusal too: somebody else may have been faster. */
async function changing<Answered>(ask: () => Promise<Answered>) {
  try {
    return await ask();
  } finally {
    await queries.invalidateQueries({ queryKey: ['inbox'] });
  }
}

export const answerTo = ({ id, answers }: InboxMessage, text: string) =>
  changing(() => callAgain(answerMessage, { path: { id }, body: { text, answers_seen: answers.length } }));

export const answerReviewWith = (id: string, text: string) =>
  changing(() => callFor(answerReview, { path: { id }, body: { text } }));

export const hideReviewFor = (id: string, reason: string) =>
  changing(() => callFor(hideReview, { path: { id }, body: { reason } }));

const presses = { take: takeMessage, settle: settleMessage, settleReview, show: showReview };

/** The acts that need no text. */
export const press = (what: keyof typeof presses, id: string) =>
  changing(() => callFor(presses[what], { path: { id } }));
