import {
  channel,
  drinks,
  type GoodsKind,
  goodsKind,
  type RuleKind,
  type RuleValues,
  ruleKinds,
  ruleValues,
} from 'contract/settings/rule-values';
import * as v from 'valibot';
import { inPlainWords } from '../../platform/words-of-issues.js';

/** What the law calls something on a shelf of the shop. */
export const goodsKindOf = (department: string, category: string): GoodsKind =>
  drinks.find((drink) => drink === category) ?? drinks.find((drink) => drink === department) ?? 'goods';

export const isDrink = (goods: GoodsKind) => goods !== 'goods';

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
  { [K in Kind]: { kind: K; value: v.InferOutput<RuleValues[K]> } }[Kind];

const known = v.object({ ...about, kind: v.picklist(ruleKinds) });

/** Reads a row that an owner may have written: an unclear row stops the sale. */
export function readRule(row: object): Rule {
  const rule = v.parse(known, row, inPlainWords);
  const value = v.safeParse(ruleValues[rule.kind], 'value' in row ? row.value : undefined, inPlainWords);
  if (!value.success)
    throw new Error(`Rule ${rule.id} (${rule.kind} in ${rule.state}) is unclear: ${value.issues[0].message}`);
  return { ...rule, value: value.output } as Rule;
}
