import type { Address } from 'contract/addresses';

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

export type AddressErrors = Partial<Record<keyof AddressForm, string>>;

const fields: Record<keyof Address, keyof AddressForm> = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  zip_code: 'zip',
  city: 'city',
  state: 'state',
  country: 'country',
  adderess: 'address',
};

/** What the server said of each field, under the form's own names. */
export const errorsOf = (errors: Record<string, string> = {}): AddressErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([sent, field]) => {
      const words = errors[`address.${sent}`];
      return words ? [[field, words]] : [];
    }),
  );
