import * as v from 'valibot';

/** The carriers that ask an adult to sign, and where their parcels can be followed. */
export const carriers = {
  ups: { name: 'UPS', follow: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: 'FedEx', follow: 'https://www.fedex.com/fedextrack/?trknbr=' },
  gls_us: { name: 'GLS US', follow: 'https://www.gls-us.com/tracking?TrackingNumbers=' },
  ontrac: { name: 'OnTrac', follow: 'https://www.ontrac.com/tracking/?number=' },
  other: { name: 'Another carrier', follow: null },
} as const satisfies Record<string, { name: string; follow: string | null }>;
export type CarrierId = keyof typeof carriers;
export const carrierIds = Object.keys(carriers) as CarrierId[];

export const followUrl = ({ carrier, tracking_number }: { carrier: CarrierId; tracking_number: string }) => {
  const { follow } = carriers[carrier];
  return follow && `${follow}${encodeURIComponent(tracking_number)}`;
};

/** A box of an order that is or was on its way. */
export const parcel = v.object({
  carrier: v.picklist(carrierIds),
  carrier_name: v.string(),
  tracking_number: v.string(),
  /** Where it can be followed; null for a carrier that the shop does not know. */
  url: v.nullable(v.string()),
});
export type Parcel = v.InferOutput<typeof parcel>;
