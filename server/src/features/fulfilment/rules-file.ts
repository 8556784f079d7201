import { date } from 'contract/platform/dates';
import * as v from 'valibot';
import { CannotStart } from '../../platform/cannot-start.js';
import { inPlainWords } from '../../platform/words-of-issues.js';
import { readRule } from './rule.js';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const state = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Name a state by its two letters'));

/** A rule holds for each of its states, and begins on a day. */
const rule = v.object({
  states: v.pipe(v.array(state), v.minLength(1)),
  county: v.optional(v.string()),
  zip: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, 'A ZIP has five digits'))),
  category: v.optional(v.string()),
  channel: v.optional(v.string()),
  kind: v.string(),
  value: v.record(v.string(), v.unknown()),
  effective_from: date,
  effective_to: v.optional(date),
  source: v.pipe(v.string(), v.nonEmpty('Say where the rule is written')),
  checked_on: date,
});

/** In cents. A fee without a store holds for every store. */
const fee = v.object({
  store_id: v.optional(whole),
  mode: v.picklist(['pickup', 'delivery', 'shipping']),
  state: v.optional(state),
  up_to_bottles: v.optional(whole),
  fee: whole,
  free_from: v.optional(whole),
});

const slotPlan = v.object({
  store_id: v.optional(whole),
  mode: v.picklist(['pickup', 'delivery']),
  minutes: whole,
  lead_minutes: whole,
  rest_minutes: whole,
  days_ahead: whole,
  places: whole,
});

const looked = { source: v.pipe(v.string(), v.nonEmpty('Say where it is written')), checked_on: date };

/** Business days from each of the stores to each of the states; without states, to all other states. */
const carrierDays = v.pipe(
  v.object({
    store_ids: v.pipe(v.array(whole), v.minLength(1)),
    states: v.optional(v.pipe(v.array(state), v.minLength(1))),
    from_days: v.pipe(whole, v.minValue(1)),
    until_days: whole,
    ...looked,
  }),
  v.check(
    ({ from_days, until_days }) => from_days <= until_days && until_days <= 60,
    'Name from_days to until_days, 60 at most',
  ),
);

const cutOff = v.object({
  store_id: whole,
  cut_off: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});

const month = v.pipe(whole, v.minValue(1), v.maxValue(12));
const holiday = v.union([
  v.object({ name: v.string(), month, date: v.pipe(whole, v.minValue(1), v.maxValue(31)), ...looked }),
  v.object({
    name: v.string(),
    month,
    weekday: v.pipe(whole, v.maxValue(6)),
    /** Which one of the month; -1 is the last. */
    nth: v.picklist([-1, 1, 2, 3, 4]),
    ...looked,
  }),
]);

const rulesFile = v.object({
  rules: v.optional(v.array(rule), []),
  fees: v.optional(v.array(fee), []),
  slot_plans: v.optional(v.array(slotPlan), []),
  carrier_days: v.optional(v.array(carrierDays), []),
  carrier_cut_offs: v.optional(v.array(cutOff), []),
  carrier_holidays: v.optional(v.array(holiday), []),
});

export type RulesFile = v.InferOutput<typeof rulesFile>;

/** The rows of a rule, one for each state. */
export const rowsOf = ({ states, ...rest }: RulesFile['rules'][number]) =>
  states.map((state) => ({
    county: null,
    zip: null,
    category: null,
    channel: null,
    effective_to: null,
    ...rest,
    state,
  }));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CannotStart('The file is no JSON. See demo/rules.json for one that is right.');
  }
}

/** Reads all of the file or nothing: an unclear rule is named, and nothing is imported. */
export function readRulesFile(text: string): RulesFile {
  const read = v.safeParse(rulesFile, parsed(text), inPlainWords);
  if (!read.success) {
    const [issue] = read.issues;
    throw new CannotStart(
      `The file is unclear at ${v.getDotPath(issue) ?? 'its beginning'}: ${issue.message}`,
    );
  }
  for (const [at, each] of read.output.rules.entries())
    for (const row of rowsOf(each)) {
      try {
        readRule({ ...row, id: at + 1 });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        throw new CannotStart(`The rule number ${at + 1} of the file is unclear. ${error.message}`);
      }
    }
  return read.output;
}
