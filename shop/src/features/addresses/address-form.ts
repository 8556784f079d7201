import type { Address } from 'contract/addresses';
import * as v from 'valibot';

/** What the dialog holds; a new one begins in the country of most customers. */
export type AddressForm = {
  firstName: string;
  lastName: string;
  phone: string;
  zip: string;
  city: string;
  state: string;
  country: string;
  address: string;
};

export const emptyAddress: AddressForm = {
  firstName: '',
  lastName: '',
  phone: '',
  zip: '',
  city: '',
  state: '',
  country: 'United States',
  address: '',
};

/** `adderess` is spelt so in every call. */
export const toPayload = (form: AddressForm): Address => ({
  first_name: form.firstName,
  last_name: form.lastName,
  phone: form.phone,
  zip_code: form.zip,
  city: form.city,
  state: form.state,
  country: form.country,
  adderess: form.address,
});

export const fromPayload = (sent: Address): AddressForm => ({
  firstName: sent.first_name,
  lastName: sent.last_name,
  phone: sent.phone,
  zip: sent.zip_code,
  city: sent.city,
  state: sent.state,
  country: sent.country,
  address: sent.adderess,
});

/** The name of each field in the call, and in the server's complaints about it. */
export const sentAs = {
  firstName: 'address.first_name',
  lastName: 'address.last_name',
  phone: 'address.phone',
  zip: 'address.zip_code',
  city: 'address.city',
  state: 'address.state',
  country: 'address.country',
  address: 'address.adderess',
} as const satisfies Record<keyof AddressForm, `address.${keyof Address}`>;

/** Nothing is checked before it is sent, because the server says what is wrong. */
export const uncheckedAddress = v.custom<Record<(typeof sentAs)[keyof AddressForm], string>>(() => true);
