import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { atStore, bottle, mostBottles, promisedToOrders, shelfNotFound } from './stock.staff.js';

/** Being counted, finished and waiting for a manager, approved, or given up. */
export const countStates = ['counting', 'waiting', 'approved', 'dropped'] as const;
export type CountState = (typeof countStates)[number];

/** As many different bottles as one count may have. */
export const mostCounted = 500;

export const countNotFound = refusal(404, 'count_not_found', 'There is no such count.');
export const countMovedOn = refusal(409, 'count_moved_on', 'Somebody has moved this count on meanwhile.');
export const countedMeanwhile = refusal(
  409,
  'counted_meanwhile',
  'Somebody else has counted this bottle meanwhile.',
);
export const countedByYou = refusal(
  409,
  'counted_by_you',
  'You have counted this bottle. Somebody else counts it again.',
);
export const beingCounted = refusal(409, 'being_counted', 'Some of these are in another count.');
export const nothingToCount = refusal(409, 'nothing_to_count', 'The store has no such bottles.');
export const tooMuchToCount = refusal(
  409,
  'too_much_to_count',
  `A count has at most ${mostCounted} different bottles. Choose fewer.`,
);
export const nothingCounted = refusal(409, 'nothing_counted', 'Nothing has been counted yet.');
export const leftMeanwhile = refusal(
  409,
  'left_meanwhile',
  'Somebody has counted meanwhile. Look again at what is left.',
);

const atCount = v.object({ store_id: idFromText, id: uuid });

const count = v.object({
  id: uuid,
  name: v.string(),
  state: v.picklist(countStates),
  begun_by: v.nullable(v.string()),
  begun_at: moment,
  /** How many different bottles there are to count, and how many of them are counted. */
  bottles: v.number(),
  counted: v.number(),
  /** Why it was sent back, or dropped. */
  why: v.nullable(v.string()),
});
export type StockCount = v.InferOutput<typeof count>;

export const listCounts = endpoint('GET', 'staff/stores/{store_id}/counts', {
  about: 'One page of the counts of a store, the newest first: those that are open, or those that are over.',
  may: 'stock.see',
  path: atStore,
  query: v.object({ show: v.optional(v.picklist(['open', 'over']), 'open'), ...pageQuery(20) }),
  data: pageOf(count),
});

export const countToBegin = v.object({
  /** Made by whoever begins it: if it is sent twice, there is still one count. */
  id: uuid,
  name: line('Say what you count'),
  /** Of these categories, or of this brand; without both, the count begins empty. */
  category_ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
  brand: v.optional(line('Name a brand')),
});

export const beginCount = endpoint('POST', 'staff/stores/{store_id}/counts', {
  about: 'Begins a count of what the store carries, or still has.',
  may: 'stock.count',
  path: atStore,
  body: countToBegin,
  says: 'The count has begun',
  refusals: [countNotFound, beingCounted, nothingToCount, tooMuchToCount],
});

const counted = v.pipe(
  v.number('Enter a number'),
  v.integer('Enter a whole number'),
  v.minValue(0, 'Enter 0 or more'),
  v.maxValue(mostBottles, `Enter ${mostBottles} or less`),
);

const lineToCount = v.object({
  ...bottle.entries,
  /** Null until somebody has counted it. */
  counted: v.nullable(v.number()),
  counted_by: v.nullable(v.string()),
  /** It was off by much, so somebody other than the first person counts it again. */
  again: v.boolean(),
  /** The caller was the first to count it, so somebody else must. */
  not_by_you: v.boolean(),
});
export type LineToCount = v.InferOutput<typeof lineToCount>;

export const getCount = endpoint('GET', 'staff/stores/{store_id}/counts/{id}', {
  about: 'A count and its bottles, without a word of how many there should be.',
  may: 'stock.count',
  path: atCount,
  data: v.object({ ...count.entries, lines: v.array(lineToCount) }),
  refusals: [countNotFound],
});

export const countBottle = endpoint('PUT', 'staff/stores/{store_id}/counts/{id}/bottles/{product_id}', {
  about: 'Says how many of a bottle stand on the shelf. One that the count has not had yet joins it.',
  may: 'stock.count',
  path: v.object({ ...atCount.entries, product_id: idFromText }),
  body: v.object({
    counted,
    /** What the caller believes was counted before. */
    seen: v.nullable(v.number()),
  }),
  says: 'It is counted',
  refusals: [
    countNotFound,
    countMovedOn,
    shelfNotFound,
    countedMeanwhile,
    countedByYou,
    beingCounted,
    tooMuchToCount,
  ],
});

export const finishCount = endpoint('POST', 'staff/stores/{store_id}/counts/{id}/finish', {
  about:
    'Ends the counting, or says how many bottles are off by so much that somebody else counts them again.',
  may: 'stock.count',
  path: atCount,
  body: v.object({
    /** How many bottles the caller leaves out: these stay as they are. */
    left_out: v.number(),
  }),
  data: v.object({ again: v.number() }),
  refusals: [countNotFound, countMovedOn, nothingCounted, leftMeanwhile],
});

const difference = v.object({
  ...bottle.entries,
  counted: v.number(),
  /** How many should have been on the shelf when it was counted. */
  there: v.number(),
  counted_by: v.nullable(v.string()),
  first_counted: v.nullable(v.number()),
  first_by: v.nullable(v.string()),
  /** At the store's price. */
  value: money,
  /** What was adjusted after it was counted: these may be the same bottles. */
  adjusted_since: v.number(),
});
export type Difference = v.InferOutput<typeof difference>;

export const listDifferences = endpoint('GET', 'staff/stores/{store_id}/counts/{id}/differences', {
  about: 'What a finished count has found to be off.',
  may: 'stock.approve',
  path: atCount,
  data: v.array(difference),
  refusals: [countNotFound, countMovedOn],
});

export const approveCount = endpoint('POST', 'staff/stores/{store_id}/counts/{id}/approve', {
  about: 'Sets the stock right by what the count has found. What was sold meanwhile is not missing.',
  may: 'stock.approve',
  path: atCount,
  says: 'The stock is set right',
  refusals: [countNotFound, countMovedOn, promisedToOrders],
});

export const reasonBody = v.object({ why: line('Say why', 200) });

export const sendCountBack = endpoint('POST', 'staff/stores/{store_id}/counts/{id}/send-back', {
  about: 'Has what is off counted again, by somebody else than the first time.',
  may: 'stock.approve',
  path: atCount,
  body: reasonBody,
  says: 'The count is sent back',
  refusals: [countNotFound, countMovedOn],
});

export const dropCount = endpoint('POST', 'staff/stores/{store_id}/counts/{id}/drop', {
  about: 'Gives a count up. Nothing is set right.',
  may: 'stock.approve',
  path: atCount,
  body: reasonBody,
  says: 'The count is dropped',
  refusals: [countNotFound, countMovedOn],
});
