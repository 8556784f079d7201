import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { idFromText, uuid } from '../platform/ids.js';
import { line } from '../platform/text.js';
import { type PausableMode, pausableMode } from '../stores.js';

/** How long a store can stop for, in minutes. */
export const pauseLengths = [15, 30, 60] as const;

export const pausableNames: Record<PausableMode, string> = { pickup: 'Pickup', delivery: 'Local delivery' };

/** What customers read: Pickup is paused until 3:45 PM: We are catching up. */
export const pauseInWords = (mode: PausableMode, until: string, reason: string) =>
  `${pausableNames[mode]} is paused until ${until}: ${reason.replace(/\.+$/, '')}`;

export const alreadyPaused = refusal(409, 'already_paused', 'Somebody else has paused it just now.');
export const pauseOver = refusal(404, 'pause_over', 'This pause is over already.');
export const nothingToPause = refusal(409, 'nothing_to_pause', 'The store does not offer this.');

const pause = v.object({
  id: uuid,
  mode: pausableMode,
  from: moment,
  until: moment,
  reason: v.string(),
});
export type Pause = v.InferOutput<typeof pause>;

const path = v.object({ store_id: idFromText });

export const listPauses = endpoint('GET', 'staff/stores/{store_id}/pauses', {
  about: 'What a store has paused now, and what it could pause.',
  may: 'hours.change',
  path,
  data: v.object({
    timezone: v.string(),
    /** Which of these ways the store offers. */
    modes: v.array(pausableMode),
    pauses: v.array(pause),
  }),
});

export const pauseStoreBody = v.object({
  modes: v.pipe(v.array(pausableMode), v.minLength(1, 'Choose what to pause')),
  minutes: v.picklist(pauseLengths, 'Choose how long'),
  /** Customers read it. */
  reason: line('Say why: customers read it', 120),
});

export const pauseStore = endpoint('POST', 'staff/stores/{store_id}/pauses', {
  about: 'Takes no orders for pickup, delivery or both for a while. It opens again by itself.',
  may: 'hours.change',
  path,
  body: pauseStoreBody,
  status: 201,
  data: v.array(pause),
  says: 'Customers read it from now on',
  refusals: [alreadyPaused, nothingToPause],
});

export const endPause = endpoint('DELETE', 'staff/stores/{store_id}/pauses/{id}', {
  about: 'Takes orders again before the pause is over.',
  may: 'hours.change',
  path: v.object({ ...path.entries, id: uuid }),
  says: 'Customers can order again',
  refusals: [pauseOver],
});
