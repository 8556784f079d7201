import { monthsAfter } from 'contract/platform/calendar';
import { sum } from 'contract/platform/cents';
import type { GoodsKind } from 'contract/settings/rule-values';
import { channelOf, type HandOver } from './may-hand-over.js';
import type { Rule } from './rule.js';
import type { RuleBook } from './rule-book.js';
import { nameOf, type RuleRefusal } from './rule-refusal.js';

/** A number of bottles, and how much they hold together. */
export type Quantity = { readonly goods: GoodsKind; readonly bottles: number; readonly millilitres: number };

/** What was sent to one person in this state, by store-local day. */
export type Bought = Quantity & { readonly day: string };

/** No rule looks further back: a rule with a longer window is unclear, and stops the sale. */
export const longestWindow = 12;

const total = (quantities: readonly Quantity[], measure: 'bottles' | 'millilitres') =>
  sum(quantities.map((quantity) => quantity[measure]));

const keeps = ({ value }: Rule<'volume'>, all: readonly Quantity[]) =>
  total(all, 'millilitres') <= value.millilitres &&
  (value.bottles === undefined || total(all, 'bottles') <= value.bottles);

/**
 * Whether a person who was sent `bought` may also be sent `wanted`. The window ends today and is as long as
 * the rule says, so the limit holds for every month, whichever way the rule counts its months.
 */
export function withinVolume(
  book: RuleBook,
  handOver: HandOver,
  wanted: readonly Quantity[],
  bought: readonly Bought[],
): RuleRefusal | undefined {
  const { to, day } = handOver;
  for (const goods of new Set(wanted.map((quantity) => quantity.goods))) {
    const rules = book.all('volume', { place: to, day, goods, channel: channelOf(handOver) });
    for (const rule of rules) {
      const counted = ({ goods: kind }: Quantity) => rule.category === null || kind === rule.category;
      const since = monthsAfter(day, -rule.value.months);
      const before = bought.filter((sent) => counted(sent) && since < sent.day && sent.day <= day);
      if (keeps(rule, [...before, ...wanted.filter(counted)])) continue;
      const limit = `${rule.value.says} of ${nameOf(goods).toLowerCase()}`;
      const message = `${to.state} allows one person ${limit}, and this would be more`;
      return { code: 'volume_exceeded', rule, message, goods };
    }
  }
  return undefined;
}
