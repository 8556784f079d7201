import * as v from 'valibot';
import { date } from './platform/dates.js';

/** Calendar days where a parcel is brought: business days of the carrier, counted on the store's clock. */
export const arrivalDays = v.object({ from: date, until: date });
export type ArrivalDays = v.InferOutput<typeof arrivalDays>;
