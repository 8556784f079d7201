import * as v from 'valibot';
import { refusal } from '../platform/endpoint.js';
import { carrierIds } from './parcels.js';

export const notShipped = refusal(
  409,
  'not_shipped',
  'Only an order that is shipped, and was not canceled, has tracking numbers.',
);

export const trackingNumber = v.pipe(
  v.string('Enter the tracking number'),
  v.transform((text) => text.replace(/\s/g, '').toUpperCase()),
  v.nonEmpty('Enter the tracking number'),
  v.regex(/^[A-Z\d-]{6,40}$/, 'A tracking number has 6 to 40 letters and digits'),
);

const sentParcel = v.object({
  carrier: v.picklist(carrierIds, 'Choose a carrier'),
  tracking_number: trackingNumber,
});

const most = 20;

/** All the boxes of an order, replacing those that were known. */
export const sentParcels = v.pipe(
  v.array(sentParcel),
  v.maxLength(most, `Name at most ${most} parcels`),
  v.check(
    (parcels) => new Set(parcels.map(({ tracking_number }) => tracking_number)).size === parcels.length,
    'Name each tracking number once',
  ),
);
export type SentParcel = v.InferOutput<typeof sentParcel>;
