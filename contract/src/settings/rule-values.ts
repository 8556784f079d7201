import * as v from 'valibot';

/** The kinds of goods that the law tells apart; `goods` is everything without alcohol. */
export const drinks = ['wine', 'spirits', 'beer', 'sake', 'cider'] as const;
export const namesOfDrinks: Readonly<Record<(typeof drinks)[number], string>> = {
  wine: 'Wine',
  spirits: 'Spirits',
  beer: 'Beer',
  sake: 'Sake',
  cider: 'Cider',
};
/** A share in millionths: 86250 is "8.625%". */
export const rateInWords = (millionths: number) => `${Number((millionths / 10_000).toFixed(4))}%`;

export const goodsKind = v.picklist([...drinks, 'goods']);
export type GoodsKind = v.InferOutput<typeof goodsKind>;

export const channel = v.picklist(['pickup', 'delivery', 'shipping_within', 'shipping_across']);
export type Channel = v.InferOutput<typeof channel>;

const share = v.object({
  millionths: v.pipe(
    v.number('Enter a rate'),
    v.integer('Use at most four decimals'),
    v.minValue(0, 'Enter a rate'),
  ),
});
const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));
const count = v.pipe(
  v.number('Enter a whole number'),
  v.integer('Enter a whole number'),
  v.minValue(1, 'Enter a whole number from 1'),
);

/**
 * From and until, by the store's clock; an end at or before the beginning is after midnight. Null means not
 * at all.
 */
const sellingTime = v.nullable(v.tuple([wallTime, wallTime]));
export const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** What a rule of each kind says. */
export const ruleValues = {
  sale: v.object({ allowed: v.boolean(), from: v.optional(v.array(v.string())) }),
  volume: v.object({
    millilitres: count,
    bottles: v.optional(count),
    months: v.pipe(count, v.maxValue(12, 'Use at most 12')),
    says: v.pipe(v.string(), v.nonEmpty('Say it in words')),
  }),
  dry: v.object({ dry: v.boolean() }),
  hours: v.object({
    daily: sellingTime,
    but: v.optional(v.record(v.picklist(weekdayNames), sellingTime)),
  }),
  age: v.object({ years: count }),
  identity: v.object({ unexpired: v.boolean() }),
  hand_over: v.object({ adult_signature: v.boolean(), id: v.boolean(), postal_service: v.boolean() }),
  points: v.object({ earn: v.boolean(), redeem: v.boolean() }),
  discount: v.object({
    at_most_percent: v.optional(
      v.pipe(v.number('Enter a percentage'), v.minValue(0, 'Use 0 to 100'), v.maxValue(100, 'Use 0 to 100')),
    ),
    /** Whether offers may take something off by themselves, and by codes; not said means yes. */
    automatic: v.optional(v.boolean()),
    codes: v.optional(v.boolean()),
    /** Whether somebody may get some for buying others; not said means no. */
    buy_get: v.optional(v.boolean()),
    /** Whether offers may go below what a bottle cost the store; not said means yes. */
    below_cost: v.optional(v.boolean()),
    /** What an offer must leave over that cost. */
    min_markup_percent: v.optional(
      v.pipe(
        v.number('Enter a percentage'),
        v.minValue(0, 'Use 0 to 1,000'),
        v.maxValue(1_000, 'Use 0 to 1,000'),
      ),
    ),
  }),
  lottery: v.object({ allowed: v.boolean() }),
  tax: share,
  local_tax: share,
  drink_tax: share,
};
export type RuleValues = typeof ruleValues;
export type RuleKind = keyof RuleValues;
export const ruleKinds = Object.keys(ruleValues) as RuleKind[];
