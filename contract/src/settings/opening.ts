import * as v from 'valibot';
import { date, moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';
import { line } from '../platform/text.js';
import { fulfilmentMode } from '../stores.js';

export const openingChanged = refusal(
  409,
  'opening_changed',
  'Somebody else has changed the hours meanwhile. Look at them as they are now, and make your change again.',
);
export const moreOrdersOutside = refusal(
  409,
  'more_orders_outside',
  'Another order was placed for a time that would be closed. Look at the list again.',
);

const wallTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time'));

const openDay = v.object({
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  opens: wallTime,
  closes: wallTime,
});

/** A day without opening hours is closed. */
export const specialDay = v.pipe(
  v.object({
    day: v.pipe(v.string('Choose a day'), v.nonEmpty('Choose a day'), date),
    opens: v.nullable(wallTime),
    closes: v.nullable(wallTime),
    words: line('Say why: customers read it', 120),
  }),
  v.forward(
    v.check(({ opens, closes }) => (opens === null) === (closes === null), 'Enter both times'),
    ['closes'],
  ),
);

const isEachOnce = <Row>(rows: readonly Row[], of: (row: Row) => unknown) =>
  new Set(rows.map(of)).size === rows.length;

/** The week and the special days from today on. */
const opening = v.object({
  hours: v.pipe(
    v.array(openDay),
    v.check((rows) => isEachOnce(rows, ({ weekday }) => weekday), 'Name each weekday once'),
  ),
  special_days: v.pipe(
    v.array(specialDay),
    v.maxLength(200, 'Name at most 200 days'),
    v.check((rows) => isEachOnce(rows, ({ day }) => day), 'Name each day once'),
  ),
});
export type OpeningToSet = v.InferOutput<typeof opening>;

const path = v.object({ store_id: idFromText });

export const getOpening = endpoint('GET', 'staff/stores/{store_id}/opening', {
  about: 'When a store is open: its week, and the special days from today on.',
  may: 'hours.change',
  path,
  data: v.object({
    timezone: v.string(),
    /** By the store's calendar. */
    today: date,
    /** Sent back with a change: if somebody else was faster, the change is refused. */
    version: v.string(),
    ...opening.entries,
  }),
});

export const listOrdersOutside = endpoint('POST', 'staff/stores/{store_id}/opening/orders-outside', {
  about: 'The orders whose time would lie outside of these hours, and does not lie so now. Changes nothing.',
  may: 'hours.change',
  path,
  body: opening,
  data: v.array(v.object({ number: v.string(), mode: fulfilmentMode, from: moment, until: moment })),
});

export const changeOpening = endpoint('PUT', 'staff/stores/{store_id}/opening', {
  about: 'Sets the week and the special days from today on. Orders outside of them stay as they are.',
  may: 'hours.change',
  path,
  body: v.object({
    ...opening.entries,
    version: v.string(),
    /** How many orders outside of the new hours the caller has seen. */
    orders_seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  says: 'Customers read the new hours from now on',
  refusals: [openingChanged, moreOrdersOutside],
});
