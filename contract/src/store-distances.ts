import * as v from 'valibot';
import { fiveDigits, zipUnknown } from './five-digits.js';
import { endpoint } from './platform/endpoint.js';
import { id } from './platform/ids.js';

const storeDistances = v.object({
  place: v.object({ zip: v.string(), city: v.string(), state: v.string() }),
  /** The nearest first; stores without a place on the map are left out. */
  stores: v.array(v.object({ store_id: id, miles: v.number() })),
});
export type StoreDistances = v.InferOutput<typeof storeDistances>;

export const listStoreDistances = endpoint('GET', 'e-com/store-distances', {
  about: 'How far the stores are from the middle of a ZIP code, as the crow flies.',
  open: true,
  query: v.object({ zip: fiveDigits }),
  data: storeDistances,
  refusals: [zipUnknown],
});
