import * as v from 'valibot';
import { endpoint, refusal } from './platform/endpoint.js';
import { id } from './platform/ids.js';

export const fulfilmentMode = v.picklist(['pickup', 'delivery', 'shipping']);
export type FulfilmentMode = v.InferOutput<typeof fulfilmentMode>;

/** The ways that a store can pause; parcels do not wait for anybody at the counter. */
export const pausableMode = v.picklist(['pickup', 'delivery']);
export type PausableMode = v.InferOutput<typeof pausableMode>;

/** Opening hours of one weekday, store-local `HH:MM`; a weekday without a row is closed. 0 is Sunday. */
const hours = v.object({ weekday: v.number(), opens: v.string(), closes: v.string() });
export type Hours = v.InferOutput<typeof hours>;

/** A day with hours other than the week's; closed when it has none. Customers read its words. */
const specialDay = v.object({
  day: v.string(),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  words: v.string(),
});
export type SpecialDay = v.InferOutput<typeof specialDay>;

export const store = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  city: v.string(),
  city_slug: v.string(),
  state: v.string(),
  zip: v.string(),
  address: v.string(),
  phone: v.string(),
  hours: v.array(hours),
  special_days: v.array(specialDay),
  timezone: v.string(),
  open_now: v.boolean(),
  image_id: v.nullable(v.string()),
  modes: v.array(fulfilmentMode),
  has_lottery: v.boolean(),
  /** Empty when none is entered. */
  license_number: v.string(),
});
export type Store = v.InferOutput<typeof store>;

export const storeNotFound = refusal(404, 'store_not_found', 'There is no such store.');

export const listStores = endpoint('GET', 'e-com/stores', {
  about: 'All stores with their hours and ways of getting the goods.',
  open: true,
  data: v.array(store),
});

const slug = v.pipe(v.string(), v.maxLength(80));

export const getStore = endpoint('GET', 'e-com/stores/{city_slug}/{store_slug}', {
  about: 'One store by the names in its address.',
  open: true,
  path: v.object({ city_slug: slug, store_slug: slug }),
  data: store,
  refusals: [storeNotFound],
});
