import type { Channel, GoodsKind, RuleKind } from 'contract/settings/rule-values';
import type { Rule } from './rule.js';

/** Where goods change hands. The county is known when some rule names it. */
export type PlaceOfSale = {
  readonly state: string;
  readonly zip: string;
  readonly county?: string | undefined;
};

/**
 * The case that rules are asked about: a rule for a kind of goods or a channel applies only when the case
 * names one.
 */
export type Case = {
  readonly place: PlaceOfSale;
  readonly day: string;
  readonly goods?: GoodsKind;
  readonly channel?: Channel;
};

const isInForce = ({ effective_from, effective_to }: Rule, day: string) =>
  effective_from <= day && (effective_to === null || day <= effective_to);

const covers = (narrowed: string | null, asked: string | undefined) =>
  narrowed === null || narrowed === asked;

const applies = (rule: Rule, { place, day, goods, channel }: Case) =>
  rule.state === place.state &&
  covers(rule.county, place.county) &&
  covers(rule.zip, place.zip) &&
  covers(rule.category, goods) &&
  covers(rule.channel, channel) &&
  isInForce(rule, day);

/**
 * A ZIP is narrower than a county, a place is narrower than a kind of goods, and a kind of goods than a
 * channel.
 */
const narrowness = ({ zip, county, category, channel }: Rule) =>
  (zip ? 8 : 0) + (county ? 4 : 0) + (category ? 2 : 0) + (channel ? 1 : 0);

const narrowestFirst = (a: Rule, b: Rule) =>
  narrowness(b) - narrowness(a) || b.effective_from.localeCompare(a.effective_from) || b.id - a.id;

/** The rules of the states that a sale touches. */
export class RuleBook {
  readonly #rules = new Map<RuleKind, Rule[]>();

  constructor(rules: readonly Rule[]) {
    for (const rule of [...rules].sort(narrowestFirst)) {
      const ofItsKind = this.#rules.get(rule.kind) ?? [];
      ofItsKind.push(rule);
      this.#rules.set(rule.kind, ofItsKind);
    }
  }

  /** All rules that apply, the narrowest first; among equally narrow ones the newest first. */
  all<Kind extends RuleKind>(kind: Kind, asked: Case): Rule<Kind>[] {
    const ofItsKind = this.#rules.get(kind) ?? [];
    return ofItsKind.filter((rule) => applies(rule, asked)) as Rule<Kind>[];
  }

  /** The rule that decides. */
  one<Kind extends RuleKind>(kind: Kind, asked: Case): Rule<Kind> | undefined {
    return this.#rules.get(kind)?.find((rule) => applies(rule, asked)) as Rule<Kind> | undefined;
  }
}
