import * as v from 'valibot';
import { moment } from './platform/dates.js';
import { refusal } from './platform/endpoint.js';

export const slotNotOffered = refusal(409, 'slot_not_offered', 'This time is not offered. Choose another.');
export const slotFull = refusal(409, 'slot_full', 'Somebody else has just taken this time. Choose another.');

/** A stretch of time on the store's clock in which the goods change hands. */
export const offeredSlot = v.object({ id: v.string(), from: moment, until: moment, left: v.number() });
export type OfferedSlot = v.InferOutput<typeof offeredSlot>;
