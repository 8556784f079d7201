import type { listFulfilmentPromises } from 'contract/fulfilment';
import type { Wire } from 'contract/platform/endpoint';
import { arrival } from './checkout';
import { slots } from './slots';

type Promises = Wire<typeof listFulfilmentPromises>;

const pickup: Promises['modes'][number] = {
  mode: 'pickup',
  open: true,
  fee: 0,
  free_from: null,
  first_slot: { from: slots[0]!.from, until: slots[0]!.until },
  arrival: null,
};

/** In Portland, from the store in San Francisco. */
export const toPortland: Promises = {
  place: { zip: '97201', city: 'Portland', state: 'Oregon' },
  timezone: 'America/Los_Angeles',
  goods_total: 116,
  modes: [
    pickup,
    { ...pickup, mode: 'delivery', fee: 12, free_from: 150 },
    { ...pickup, mode: 'shipping', fee: 18, first_slot: null, arrival },
  ],
};

const closed = { mode: 'shipping' as const, open: false as const };
const instead: Promises['modes'][number]['mode'][] = ['pickup'];

export const toChicago: Promises = {
  ...toPortland,
  place: { zip: '60614', city: 'Chicago', state: 'Illinois' },
  modes: [
    pickup,
    {
      ...closed,
      instead,
      refusals: [
        {
          code: 'not_sold_this_way',
          message: "Illinois law doesn't let us ship spirits from California",
          rule: { state: 'IL', source: 'no public source allows it', checked_on: '2026-11-01' },
        },
      ],
    },
  ],
};

/** Nobody has said yet where it would go. */
export const toNobody: Promises = {
  ...toPortland,
  place: null,
  modes: [
    pickup,
    {
      ...closed,
      instead,
      refusals: [{ code: 'address_needed', message: 'Choose an address first', rule: null }],
    },
  ],
};
