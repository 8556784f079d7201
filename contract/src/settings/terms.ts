import * as v from 'valibot';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { money } from '../platform/money.js';
import { wholeNumber } from './whole-number.js';

export const termsChanged = refusal(
  409,
  'terms_changed',
  'Somebody else has changed this meanwhile. Look at it as it is now, and make your change again.',
);

const someMoney = v.pipe(money, v.minValue(1, 'Enter more than $0'));

/** A store's own terms: what points are worth there, and the limits for orders and clerks. */
export const storeTerms = v.object({
  points_per_dollar: wholeNumber(0, 1000),
  /** How many points are worth one dollar. */
  lp_eq_1: wholeNumber(1, 100_000),
  /** Null is forever. */
  points_expire_after_days: v.nullable(wholeNumber(1, 3650)),
  return_days: wholeNumber(0, 365),
  most_pieces: wholeNumber(1, 1000),
  most_unpaid_orders: wholeNumber(1, 100),
  most_unpaid_total: someMoney,
  /** For one order. */
  most_card_tries: wholeNumber(1, 100),
  /** All tries together keep the bottles no longer than this. */
  most_card_minutes: wholeNumber(1, 1440),
  most_gift_cards_a_day: wholeNumber(1, 1000),
  most_gift_money_a_day: someMoney,
  goodwill_limit: money,
  /** When a count is off by this much, somebody else counts again. */
  count_again_bottles: wholeNumber(1, 9999),
  count_again_value: money,
});
export type StoreTerms = v.InferOutput<typeof storeTerms>;

const path = v.object({ store_id: idFromText });

export const getStoreTerms = endpoint('GET', 'staff/stores/{store_id}/terms', {
  about: "A store's points, returns and limits.",
  may: 'terms.change',
  path,
  data: v.object({
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    ...storeTerms.entries,
  }),
});

export const changeStoreTerms = endpoint('PUT', 'staff/stores/{store_id}/terms', {
  about: "Sets a store's points, returns and limits. They count from the next call on.",
  may: 'terms.change',
  freshFactor: true,
  path,
  body: v.object({ ...storeTerms.entries, version: v.string() }),
  says: 'The terms count from now on',
  refusals: [termsChanged],
});
