import { describe, expect, it } from 'vitest';
import { addAddress, deleteAddress, getAddress, listAddresses, updateAddress } from './addresses.js';
import { changePassword } from './auth/change-password.js';
import { listGiftCards } from './gift-cards.js';
import { listLotteryTickets } from './lottery.js';
import { listLoyaltyPoints } from './loyalty.js';
import { listCities, listCountries, listStates, lookUpLocation } from './places.js';
import type { Endpoint } from './platform/endpoint.js';
import { getCustomerDetails, updateProfile, uploadPicture } from './profile.js';
import { listStoreCredits } from './store-credit.js';

type Part = Endpoint['shape']['body'];
type Entries = { entries: Record<string, Part> };

/** The names of everything in a part of a call, down to its last field. */
function fieldsOf(part: Part): unknown {
  if (!part || !('entries' in part)) return [];
  const { entries } = part as unknown as Entries;
  const inner = Object.entries(entries).filter(([, field]) => field && 'entries' in field);
  return inner.length > 0
    ? Object.fromEntries(inner.map(([name, field]) => [name, fieldsOf(field)]))
    : Object.keys(entries);
}

const written = ['first_name', 'last_name', 'phone', 'zip_code', 'city', 'state', 'country', 'adderess'];
const profile =
  'first_name last_name email dob membership_id city state country gender address zip image_url ' +
  'license_exp_date';

describe('the calls of the specification', () => {
  it.each<[call: string, endpoint: Endpoint, query: string[], body: unknown]>([
    ['GET countries', listCountries, [], []],
    ['GET states', listStates, ['country_id'], []],
    ['GET cities', listCities, ['state_id'], []],
    ['POST common/location', lookUpLocation, [], ['zip_code']],
    ['GET e-com/address', listAddresses, [], []],
    ['GET e-com/address/{id}', getAddress, [], []],
    ['POST e-com/address', addAddress, [], { address: written }],
    ['PUT e-com/address/{id}', updateAddress, [], { address: written }],
    ['DELETE e-com/address/{id}', deleteAddress, [], []],
    ['GET e-com/customer/loyalty-points', listLoyaltyPoints, [], []],
    ['GET e-com/customer/details', getCustomerDetails, [], []],
    ['PUT e-com/customer/profile', updateProfile, [], profile.split(' ')],
    ['POST e-com/common/files', uploadPicture, [], []],
    ['GET e-com/customer/store-credits', listStoreCredits, [], []],
    ['GET e-com/customer/gift-cards', listGiftCards, ['page', 'pageSize'], []],
    ['GET e-com/customer/lottery-list', listLotteryTickets, ['page', 'pageSize'], []],
    ['POST e-com/customer/change-password', changePassword, [], ['old_password', 'new_password']],
  ])('%s', (call, { method, path, shape }, query, body) => {
    expect(`${method} ${path}`).toBe(call);
    expect(fieldsOf(shape.query)).toEqual(query);
    const sorted = (fields: unknown) => (Array.isArray(fields) ? [...fields].sort() : fields);
    expect(sorted(fieldsOf(shape.body))).toEqual(sorted(body));
  });

  it('upload a picture as a form', () => {
    expect(uploadPicture.shape.multipart).toBe(true);
  });
});
