import * as v from 'valibot';

/** What the law tells apart on a shelf; `goods` is whatever holds no alcohol. */
export const drinks = ['wine', 'spirits', 'beer', 'sake', 'cider'] as const;
const goodsKind = v.picklist([...drinks, 'goods']);
export type GoodsKind = v.InferOutput<typeof goodsKind>;

/** What the law calls something on a shelf of the shop. */
export const goodsKindOf = (department: string, category: string): GoodsKind =>
  drinks.find((drink) => drink === category) ?? drinks.find((drink) => drink === department) ?? 'goods';

export const isDrink = (goods: GoodsKind) => goods !== 'goods';

const channel = v.picklist(['pickup', 'delivery', 'shipping_within', 'shipping_across']);
export type Channel = v.InferOutput<typeof channel>;

const share = v.object({ millionths: v.pipe(v.number(), v.integer(), v.minValue(0)) });
const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** From and until on the store's clock; until at or before from is after midnight. Null is not at all. */
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

const values = {
  sale: v.object({ allowed: v.boolean(), from: v.optional(v.array(v.string())) }),
  volume: v.object({
    millilitres: count,
    bottles: v.optional(count),
    months: v.pipe(count, v.maxValue(12)),
    says: v.string(),
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
  discount: v.object({ at_most_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  lottery: v.object({ allowed: v.boolean() }),
  tax: share,
  local_tax: share,
  drink_tax: share,
};
type Values = typeof values;
export type RuleKind = keyof Values;

const about = {
  id: v.number(),
  state: v.string(),
  county: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  category: v.nullable(goodsKind),
  channel: v.nullable(channel),
  effective_from: v.string(),
  effective_to: v.nullable(v.string()),
  source: v.string(),
  checked_on: v.string(),
};

export type Rule<Kind extends RuleKind = RuleKind> = v.InferOutput<v.ObjectSchema<typeof about, undefined>> &
  { [K in Kind]: { kind: K; value: v.InferOutput<Values[K]> } }[Kind];

const known = v.object({ ...about, kind: v.picklist(Object.keys(values) as RuleKind[]) });

/** Reads a row that an owner may have written: one that says nothing clear stops the sale. */
export function readRule(row: object): Rule {
  const rule = v.parse(known, row);
  const value = v.safeParse(values[rule.kind], 'value' in row ? row.value : undefined);
  if (!value.success)
    throw new Error(`Rule ${rule.id} (${rule.kind} in ${rule.state}) is unclear: ${value.issues[0].message}`);
  return { ...rule, value: value.output } as Rule;
}
