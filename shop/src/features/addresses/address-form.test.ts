import { expect, it } from 'vitest';
import { emptyAddress, fromPayload, toPayload } from './address-form';

const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+1 415 555 0142',
  zip: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  address: '1450 Guerrero Street',
};
const sent = {
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '+1 415 555 0142',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street',
};

it('a new address is empty but for its country, United States', () => {
  const nothing = { firstName: '', lastName: '', phone: '', zip: '', city: '', state: '', address: '' };
  expect(emptyAddress).toEqual({ ...nothing, country: 'United States' });
});

it('an address travels under the names of the call, in both directions', () => {
  expect(toPayload(home)).toEqual(sent);
  expect(fromPayload(sent)).toEqual(home);
});
