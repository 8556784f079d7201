import * as v from 'valibot';
import { endpoint, refusal } from './platform/endpoint.js';
import { uuid } from './platform/ids.js';
import { line, paragraph, phone } from './platform/text.js';
import { zipCode } from './zip-codes.js';

/** As many as a person can still find their way among. */
export const mostAddresses = 50;

/** `adderess` is spelled this way in every call. */
export const address = v.object({
  first_name: v.string(),
  last_name: v.string(),
  /** Empty when there is none. */
  phone: v.string(),
  zip_code: v.string(),
  city: v.string(),
  state: v.string(),
  country: v.string(),
  adderess: v.string(),
});
export type Address = v.InferOutput<typeof address>;

/** What a customer may write: names of places must be in the lists of countries, states and cities. */
export const addressForm = v.object({
  first_name: line('First name is required'),
  last_name: line('Last name is required'),
  phone: v.union([v.pipe(v.string(), v.trim(), v.literal('')), phone], 'Enter a valid phone number'),
  zip_code: zipCode,
  city: line('City is required'),
  state: line('State is required'),
  country: line('Country is required'),
  adderess: paragraph('Address is required', 300),
});

export const addressEntry = v.object({ id: uuid, address, is_default: v.boolean() });
export type AddressEntry = v.InferOutput<typeof addressEntry>;

export const addressNotFound = refusal(404, 'address_not_found', 'This address is not in your account.');
export const addressBookFull = refusal(
  409,
  'address_book_full',
  `Your account holds ${mostAddresses} addresses. Please delete one first.`,
);

const path = v.object({ id: uuid });
const body = v.object({ address: addressForm });

export const listAddresses = endpoint('GET', 'e-com/address', {
  about: "The customer's addresses, the default one first, then the newest.",
  data: v.array(addressEntry),
});

export const getAddress = endpoint('GET', 'e-com/address/{id}', {
  about: 'One address of the customer.',
  path,
  data: addressEntry,
  refusals: [addressNotFound],
});

export const addAddress = endpoint('POST', 'e-com/address', {
  about: 'Adds an address. The first one is the default.',
  body,
  data: addressEntry,
  says: 'Your address has been added',
  refusals: [addressBookFull],
});

export const updateAddress = endpoint('PUT', 'e-com/address/{id}', {
  about: 'Writes an address anew.',
  path,
  body,
  data: addressEntry,
  says: 'Your address has been updated',
  refusals: [addressNotFound],
});

export const deleteAddress = endpoint('DELETE', 'e-com/address/{id}', {
  about: 'Deletes an address. After the default one the newest takes its place.',
  path,
  says: 'Your address has been deleted',
  refusals: [addressNotFound],
});

export const makeDefaultAddress = endpoint('PUT', 'e-com/address/{id}/default', {
  about: 'Makes an address the one that is offered first.',
  path,
  data: addressEntry,
  says: 'This is your default address now',
  refusals: [addressNotFound],
});
