import * as v from 'valibot';
import { points, statementOf, statementOfStore, storeOfBalance } from './ledger.js';
import { date } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id } from './platform/ids.js';
import { money } from './platform/money.js';

export const storePoints = v.object({
  ...storeOfBalance,
  points,
  /** How much they take off an order there. */
  value: money,
  /** How many points a dollar earns there, and how many are worth one dollar. */
  points_per_dollar: v.number(),
  lp_eq_1: v.number(),
});
export type StorePoints = v.InferOutput<typeof storePoints>;

export const noPointsThere = refusal(404, 'points_not_found', 'You have no points at this store.');

export const listLoyaltyPoints = endpoint('GET', 'e-com/customer/loyalty-points', {
  about: "The customer's points at each store.",
  data: v.array(storePoints),
});

/** The points that expire soon, day by day, at a store where points expire. */
export const expiringPoints = v.object({
  store_id: id,
  store_name: v.string(),
  points,
  /** The last day on which they can be spent, on the calendar of the store. */
  expire_on: date,
});
export type ExpiringPoints = v.InferOutput<typeof expiringPoints>;

export const listExpiringPoints = endpoint('GET', 'e-com/customer/loyalty-points/expiring', {
  about: "The customer's points that expire within the next weeks, the first first.",
  data: v.array(expiringPoints),
});

export const listPointsEntries = endpoint('GET', 'e-com/customer/loyalty-points/{store_id}/entries', {
  about: 'The statement of the points at one store, the newest entry first.',
  ...statementOfStore,
  data: statementOf(points),
  refusals: [noPointsThere],
});
