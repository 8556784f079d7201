import * as v from 'valibot';
import { date } from './platform/dates.js';

/** The calendar days on which a parcel may arrive: business days of the carrier, by the store's calendar. */
export const arrivalDays = v.object({ from: date, until: date });
export type ArrivalDays = v.InferOutput<typeof arrivalDays>;
