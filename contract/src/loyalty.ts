import * as v from 'valibot';
import { heldAt, points, statementOf, statementOfStore } from './ledger.js';
import { date } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { id } from './platform/ids.js';

export const storePoints = v.object({
  ...heldAt,
  points,
});
export type StorePoints = v.InferOutput<typeof storePoints>;

export const noPointsThere = refusal(404, 'points_not_found', 'You have no points at this store.');

export const listLoyaltyPoints = endpoint('GET', 'e-com/customer/loyalty-points', {
  about: "The customer's points at each store.",
  data: v.array(storePoints),
});

/** What expires soon, day by day, where the store lets points expire. */
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
