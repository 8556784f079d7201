import type { InboxState, inboxKinds } from 'contract/inbox.staff';
import type { Db } from '../../platform/database/database.js';
import { newestFirst, type Stretch } from '../../platform/database/earlier.js';
import type { Uuid } from '../../platform/ids.js';
import { selectInboxReviews } from '../catalogue/index.js';
import { selectInboxMessages } from '../pages/index.js';
import { type StaffAsker, selectStaffNames } from '../staff/index.js';

const onOnePage = 20;

type InboxPage = {
  state: InboxState;
  kind?: (typeof inboxKinds)[number] | undefined;
  before?: string | undefined;
  before_id?: string | undefined;
};

/** The messages to the caller's stores, and all reviews, as one list. */
export async function listInboxFor(db: Db, { roles }: StaffAsker, asked: InboxPage) {
  const { state, kind, before, before_id } = asked;
  const stretch: Stretch = {
    stores: roles.storesWith('messages.answer'),
    before: before && before_id ? { at: new Date(before), id: before_id } : undefined,
    most: onOnePage + 1,
  };
  const messages = kind === 'review' ? [] : await selectInboxMessages(db, state, stretch);
  const reviews = kind === 'message' ? [] : await selectInboxReviews(db, state, stretch);
  const people = [
    ...messages.flatMap(({ taken_by, answers }) => [taken_by, ...answers.map(({ person_id }) => person_id)]),
    ...reviews.map(({ answered_by }) => answered_by),
  ];
  const names = await selectStaffNames(db, [...new Set(people.filter((id) => id !== null))]);
  const nameOf = (id: Uuid) => names.get(id) ?? 'The shop';

  const entries = [
    ...messages.map(({ taken_by, answers, ...message }) => ({
      kind: 'message' as const,
      ...message,
      taken_by: taken_by && nameOf(taken_by),
      answers: answers.map(({ text, person_id, at }) => ({
        text,
        by: nameOf(person_id),
        at: new Date(at).toISOString(),
      })),
    })),
    ...reviews.map(({ answer, answered_at, answered_by, ...review }) => ({
      kind: 'review' as const,
      ...review,
      answer:
        answer !== null && answered_at && answered_by
          ? { text: answer, by: nameOf(answered_by), at: answered_at.toISOString() }
          : null,
    })),
  ].sort(newestFirst);
  return {
    entries: entries.slice(0, onOnePage).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    more: entries.length > onOnePage,
  };
}
