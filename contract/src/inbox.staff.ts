import * as v from 'valibot';
import { reviewNotFound } from './catalogue/details.js';
import { contactTopicIds } from './pages.js';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { uuid } from './platform/ids.js';
import { line, paragraph } from './platform/text.js';

export const messageNotFound = refusal(404, 'message_not_found', 'There is no such message.');
export const answeredMeanwhile = refusal(
  409,
  'answered_meanwhile',
  'Somebody has answered meanwhile. Look at that answer first.',
);
export const nothingHidden = refusal(409, 'nothing_hidden', 'This review is shown already.');

export const inboxStates = ['waiting', 'settled', 'all'] as const;
export type InboxState = (typeof inboxStates)[number];
export const inboxKinds = ['message', 'review'] as const;

const answer = v.object({ text: v.string(), by: v.string(), at: moment });
const arrived = { id: uuid, at: moment };

const message = v.object({
  kind: v.literal('message'),
  ...arrived,
  store_name: v.string(),
  name: v.string(),
  /** Nobody has checked that this address is the writer's. */
  email: v.string(),
  topic: v.picklist(contactTopicIds),
  order_number: v.nullable(v.string()),
  text: v.string(),
  state: v.picklist(['waiting', 'answered', 'done']),
  taken_by: v.nullable(v.string()),
  answers: v.array(answer),
});
export type InboxMessage = v.InferOutput<typeof message>;

const review = v.object({
  kind: v.literal('review'),
  ...arrived,
  product_name: v.string(),
  first_name: v.string(),
  rating: v.number(),
  text: v.string(),
  waits: v.boolean(),
  shown: v.boolean(),
  hidden_because: v.nullable(v.string()),
  answer: v.nullable(answer),
});
export type InboxReview = v.InferOutput<typeof review>;

export const listInbox = endpoint('GET', 'staff/inbox', {
  about:
    "Messages to the caller's stores, and reviews, which belong to no store, as one list; the newest first.",
  may: 'messages.answer',
  query: v.object({
    state: v.optional(v.picklist(inboxStates), 'waiting'),
    kind: v.optional(v.picklist(inboxKinds)),
    before: v.optional(moment),
    before_id: v.optional(uuid),
  }),
  data: v.object({
    entries: v.array(v.variant('kind', [message, review])),
    more: v.boolean(),
  }),
});
export type InboxEntry = InboxMessage | InboxReview;

const path = v.object({ id: uuid });

const longestAnswer = 4000;
export const answerBody = v.object({ text: paragraph('Write an answer', longestAnswer) });

export const answerMessage = endpoint('POST', 'staff/inbox/messages/{id}/answers', {
  about: 'Mails an answer to whoever wrote, and keeps it at the message. Takes an idempotency key.',
  may: 'messages.answer',
  path,
  body: v.object({
    ...answerBody.entries,
    /** How many answers the caller had seen. */
    answers_seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  status: 201,
  says: 'The answer is on its way',
  refusals: [messageNotFound, answeredMeanwhile],
});

export const takeMessage = endpoint('POST', 'staff/inbox/messages/{id}/take', {
  about: 'Tells the others that the caller looks after a message, whoever did before.',
  may: 'messages.answer',
  path,
  says: 'You look after this message',
  refusals: [messageNotFound],
});

export const settleMessage = endpoint('POST', 'staff/inbox/messages/{id}/done', {
  about: 'Says that there is nothing to answer.',
  may: 'messages.answer',
  path,
  says: 'The message is done',
  refusals: [messageNotFound],
});

const longestReviewAnswer = 1000;
export const reviewAnswerBody = v.object({ text: paragraph('Write an answer', longestReviewAnswer) });

export const answerReview = endpoint('PUT', 'staff/inbox/reviews/{id}/answer', {
  about: 'Answers a review beneath it, for everybody; a later answer takes the place of the earlier.',
  may: 'messages.answer',
  path,
  body: reviewAnswerBody,
  says: 'The answer is shown beneath the review',
  refusals: [reviewNotFound],
});

export const hideBody = v.object({ reason: line('Say why', 300) });

export const hideReview = endpoint('POST', 'staff/inbox/reviews/{id}/hide', {
  about: 'Takes a review from the product, its stars too. It stays hidden when its author writes it anew.',
  may: 'messages.answer',
  path,
  body: hideBody,
  says: 'The review is hidden',
  refusals: [reviewNotFound],
});

export const showReview = endpoint('POST', 'staff/inbox/reviews/{id}/show', {
  about: 'Shows a review again.',
  may: 'messages.answer',
  path,
  says: 'The review is shown again',
  refusals: [reviewNotFound, nothingHidden],
});

export const settleReview = endpoint('POST', 'staff/inbox/reviews/{id}/done', {
  about: 'Says that there is nothing to answer.',
  may: 'messages.answer',
  path,
  says: 'The review is done',
  refusals: [reviewNotFound],
});
