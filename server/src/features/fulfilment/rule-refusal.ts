import { type GoodsKind, namesOfDrinks } from 'contract/settings/rule-values';
import type { FulfilmentMode } from 'contract/stores';
import type { Rule } from './rule.js';

type RefusalCode =
  | 'not_sold_this_way'
  | 'dry_area'
  | 'volume_exceeded'
  | 'mode_not_offered'
  | 'paused'
  | 'address_needed'
  | 'no_rules_there'
  | 'zip_unknown'
  | 'zip_elsewhere'
  | 'no_drinks_there'
  | 'outside_delivery_area'
  | 'no_slot_left'
  | 'slot_past'
  | 'outside_hours'
  | 'under_age'
  | 'licence_missing'
  | 'licence_expired'
  | 'points_not_allowed'
  | 'discount_too_large'
  | 'lottery_not_allowed';

/**
 * A "no" with the rule behind it. Without a rule, the store itself refuses, or no rule has opened the way.
 */
export type RuleRefusal = {
  readonly code: RefusalCode;
  readonly rule: Rule | undefined;
  readonly message: string;
  /** The kind of goods that it concerns; without one it concerns all. */
  readonly goods?: GoodsKind;
  /** The moment when the refusal ends by itself. */
  readonly until?: Date;
};

const names: Record<GoodsKind, string> = { ...namesOfDrinks, goods: 'Goods' };
export const nameOf = (goods: GoodsKind) => names[goods];

const verbs: Record<FulfilmentMode, string> = { pickup: 'sell', delivery: 'deliver', shipping: 'ship' };
export const doing = (mode: FulfilmentMode) => verbs[mode];
