import { listFulfilmentOptions } from 'contract/fulfilment';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { noLicence, onlyPickup, openWays } from '../../testing/checkout';
import { slots } from '../../testing/slots';
import { missingFrom } from './missing';
import type { Chosen } from './use-chosen';

const options = (given: typeof openWays) => v.parse(listFulfilmentOptions.shape.data!, given);
const nothing: Chosen = { fulfilment: null, address_id: null, slot_id: null, if_missing: 'leave_out' };
const slot_id = slots[0]!.id;
const address_id = openWays.address_id;

describe('what stands between a cart and its payment', () => {
  it.each([
    ['nothing is chosen', openWays, nothing, ['way']],
    ['a pickup has no time', openWays, { ...nothing, fulfilment: 'pickup' }, ['time']],
    ['a pickup has its time', openWays, { ...nothing, fulfilment: 'pickup', slot_id }, []],
    [
      'its time is no more offered',
      openWays,
      { ...nothing, fulfilment: 'pickup', slot_id: 'gone' },
      ['time'],
    ],
    ['a delivery has no address', openWays, { ...nothing, fulfilment: 'delivery', slot_id }, ['address']],
    ['a delivery has no time', openWays, { ...nothing, fulfilment: 'delivery', address_id }, ['time']],
    ['goods are shipped at no time', openWays, { ...nothing, fulfilment: 'shipping', address_id }, []],
    [
      'it is not delivered there',
      onlyPickup,
      { ...nothing, fulfilment: 'delivery', address_id },
      ['address'],
    ],
    ['a rule has closed the way', onlyPickup, { ...nothing, fulfilment: 'shipping', address_id }, ['way']],
  ] as const)('is told in its part when %s', (_when, given, chosen, parts) => {
    expect(missingFrom([], options(given), chosen).map(({ part }) => part)).toEqual(parts);
  });

  it.each([
    ['missing', 'Tell us when your license expires.'],
    ['expired', 'Your license has expired. Tell us the date on the new one.'],
  ] as const)('is a license that is %s, whatever else is chosen', (licence, words) => {
    const chosen: Chosen = { ...nothing, fulfilment: 'pickup', slot_id };
    expect(missingFrom([], options({ ...openWays, licence }), chosen)).toEqual([{ part: 'licence', words }]);
    const closed = options({ ...noLicence, licence });
    expect(missingFrom([], closed, chosen)).toEqual([{ part: 'licence', words }]);
  });
});
