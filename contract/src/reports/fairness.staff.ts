import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { period, periodImpossible } from './period.staff.js';

/** Who entered, told apart by what must not matter: when they did, what they had bought, their luck, their membership. */
export const fairnessGroups = [
  'first_third',
  'middle_third',
  'last_third',
  'had_ordered',
  'had_not_ordered',
  'first_entry',
  'without_turn',
  'had_turn',
  'no_member',
  'member',
  'everybody',
] as const;
export type FairnessGroup = (typeof fairnessGroups)[number];

const fairness = v.object({
  group: v.picklist(fairnessGroups),
  /** Its name, of those who have one today. */
  membership: v.nullable(v.string()),
  /** In how many draws the group took part. */
  draws: v.number(),
  entries: v.number(),
  /** How many of them were among the first on the published ranking, one for each bottle. */
  drawn: v.number(),
  /** How many would be on average. */
  expected: v.number(),
  /** How many fair draws of a million are at least so far from the average; null where nobody could lose. */
  as_far: v.nullable(v.number()),
});
export type Fairness = v.InferOutput<typeof fairness>;

/** Of a million fair draws: fewer than one in a thousand is looked into. */
export const oddBelow = 1_000;
export const isOdd = ({ as_far }: Pick<Fairness, 'as_far'>) => as_far !== null && as_far < oddBelow;

const may = 'reports.see';
const counted = 'Lotteries count on the day of their draw, by the clock of the store.';

export const listFairness = endpoint('GET', 'staff/reports/fairness', {
  about: `Whether the lotteries of the caller’s stores or of one of them have drawn each group of entrants as often as chance would. ${counted}`,
  may,
  query: v.object(period),
  data: v.array(fairness),
  refusals: [periodImpossible],
});

export const exportFairness = endpoint('GET', 'staff/reports/fairness/file', {
  about: `The same as a CSV file. ${counted}`,
  may,
  query: v.object(period),
  file: 'text/csv',
  refusals: [periodImpossible],
});
