import * as v from 'valibot';
import { fiveDigits, zipUnknown } from '../five-digits.js';
import { imageId, pictureCut, pictureNotFound } from '../pictures/pictures.staff.js';
import { date } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { email, line, phone } from '../platform/text.js';
import { notAllowed } from '../staff.js';
import { fulfilmentMode, storeNotFound } from '../stores.js';
import { lacking } from './start.js';

/** Being prepared by staff, seen by customers, or closed for good. */
export const storeStanding = v.picklist(['preparing', 'open', 'closed']);
export type StoreStanding = v.InferOutput<typeof storeStanding>;

export const storeChanged = refusal(
  409,
  'store_changed',
  'Somebody else has changed this store meanwhile. Look at it as it is now, and make your change again.',
);
export const storeNameTaken = refusal(
  409,
  'store_name_taken',
  'There is a store of this name in this city already.',
  'name',
);
export const timezoneElsewhere = refusal(
  422,
  'timezone_elsewhere',
  'Choose the time zone of this place.',
  'timezone',
);
export const storeLacks = refusal(
  409,
  'store_lacks',
  'This store is not ready to open yet. Look at what is missing.',
);
export const storeStillBusy = refusal(
  409,
  'store_still_busy',
  'This store still has orders or lotteries under way. Finish them first.',
);

const empty = v.pipe(v.string(), v.trim(), v.literal(''));

/** The facts of a store that people enter; its ZIP code tells where it lies. */
export const storeFacts = v.object({
  name: line('Name is required', 80),
  address: line('Address is required', 120),
  zip: fiveDigits,
  timezone: v.pipe(v.string('Choose a time zone'), v.nonEmpty('Choose a time zone'), v.maxLength(60)),
  phone,
  email,
  modes: v.pipe(
    v.array(fulfilmentMode),
    v.minLength(1, 'Choose at least one way'),
    v.transform((modes) => fulfilmentMode.options.filter((mode) => modes.includes(mode))),
  ),
  has_lottery: v.boolean(),
  image_id: v.nullable(imageId),
  /** The license under which it sells; customers see it if it is entered. */
  license_number: v.union([empty, line('Enter a license number', 60)]),
  /** The last day of the license. */
  license_until: v.nullable(date),
});
/** Width by height of its picture. */
export const shapeOfStore = 3 / 2;
export type StoreFacts = v.InferOutput<typeof storeFacts>;

const path = v.object({ store_id: idFromText });

export const findPlaceOfZip = endpoint('GET', 'staff/places/{zip}', {
  about: 'Where a ZIP code lies: its city, its state, and the time zones that the state has.',
  may: 'hours.change',
  path: v.object({ zip: fiveDigits }),
  data: v.object({ city: v.string(), state: v.string(), timezones: v.array(v.string()) }),
  refusals: [zipUnknown],
});

export const prepareStore = endpoint('POST', 'staff/stores', {
  about: 'A new store. Customers see it as soon as it is opened.',
  may: 'terms.change',
  body: storeFacts,
  status: 201,
  data: v.object({ id }),
  says: 'The store is there. Customers do not see it yet',
  refusals: [notAllowed, zipUnknown, timezoneElsewhere, storeNameTaken, pictureNotFound],
});

export const getStoreFacts = endpoint('GET', 'staff/stores/{store_id}/facts', {
  about: 'A store as it can be changed, and whether customers see it.',
  may: 'terms.change',
  path,
  data: v.object({
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    standing: storeStanding,
    city: v.string(),
    state: v.string(),
    ...storeFacts.entries,
    /** How its picture was cut. */
    cut: pictureCut,
    /** Today's date at the store. */
    today: v.string(),
    /** What it still needs before it can open. */
    lacks: v.array(lacking),
  }),
  refusals: [storeNotFound],
});

export const changeStoreFacts = endpoint('PUT', 'staff/stores/{store_id}/facts', {
  about: 'Changes what is said of a store. Customers read it from the next call on.',
  may: 'terms.change',
  path,
  body: v.object({ ...storeFacts.entries, version: v.string() }),
  says: 'The store is saved',
  refusals: [storeNotFound, storeChanged, zipUnknown, timezoneElsewhere, storeNameTaken, pictureNotFound],
});

export const openStore = endpoint('POST', 'staff/stores/{store_id}/opened', {
  about: 'Lets customers see a store and order there.',
  may: 'terms.change',
  path,
  says: 'The store is open: customers can order',
  refusals: [storeNotFound, storeChanged, storeLacks],
});

export const closeStore = endpoint('POST', 'staff/stores/{store_id}/closed', {
  about: 'Closes a store for good. Its orders, its cards and its record stay.',
  may: 'terms.change',
  freshFactor: true,
  path,
  says: 'The store is closed for good',
  refusals: [storeNotFound, storeStillBusy],
});
