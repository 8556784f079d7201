import * as v from 'valibot';
import { fiveDigits, zipUnknown } from '../five-digits.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { pausableMode } from '../stores.js';
import { wholeNumber } from './whole-number.js';

export const waysChanged = refusal(
  409,
  'ways_changed',
  'Somebody else has changed this meanwhile. Look at it as it is now, and make your change again.',
);

/** How a store cuts its opening hours into slots. */
export const slotPlan = v.object({
  mode: pausableMode,
  minutes: wholeNumber(5, 1440),
  /** From now until the earliest time begins. */
  lead_minutes: wholeNumber(0, 10_080),
  /** From the end of the last time until closing. */
  rest_minutes: wholeNumber(0, 1440),
  days_ahead: wholeNumber(0, 60),
  /** How many orders fit into each. */
  places: wholeNumber(1, 1000),
});
export type SlotPlanToSet = v.InferOutput<typeof slotPlan>;

const mostZips = 2000;
export const deliveryZips = v.pipe(
  v.array(fiveDigits),
  v.maxLength(mostZips, `Name at most ${mostZips} ZIP codes`),
  v.transform((zips) => [...new Set(zips)].sort()),
);

const path = v.object({ store_id: idFromText });

export const getWays = endpoint('GET', 'staff/stores/{store_id}/ways', {
  about: 'The times that customers choose from, and where the store delivers to.',
  may: 'hours.change',
  path,
  data: v.object({
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    /** The ways of the store that have times. */
    modes: v.array(pausableMode),
    /** One for each way that has a plan. */
    slot_plans: v.array(slotPlan),
    delivery_zips: v.array(v.string()),
  }),
});

export const changeSlotPlan = endpoint('PUT', 'staff/stores/{store_id}/slot-plan', {
  about: 'Sets how the hours are cut into times. Times that were chosen stay; their places follow.',
  may: 'hours.change',
  path,
  body: v.object({ ...slotPlan.entries, version: v.string() }),
  says: 'Customers choose from these times from now on',
  refusals: [waysChanged],
});

export const changeDeliveryZips = endpoint('PUT', 'staff/stores/{store_id}/delivery-zips', {
  about: 'Sets where the store delivers to.',
  may: 'hours.change',
  path,
  body: v.object({ delivery_zips: deliveryZips, version: v.string() }),
  says: 'The store delivers to these ZIP codes from now on',
  refusals: [waysChanged, zipUnknown],
});
