import { toDayFirst } from 'contract/platform/dates';
import type { CustomerDetails, Gender } from 'contract/profile';

/** The values of the form, with dates as `YYYY-MM-DD`. */
export type ProfileForm = {
  first_name: string;
  last_name: string;
  email: string;
  dob: string | null;
  gender: Gender | null;
  license_exp_date: string | null;
  address: string;
  zip: string;
  country: string;
  state: string;
  city: string;
  image_url: string;
};

/** Shows the address that waits to be confirmed, if there is one: it is what the customer typed last. */
export const toForm = (details: CustomerDetails): ProfileForm => ({
  first_name: details.first_name,
  last_name: details.last_name,
  email: details.pending_email ?? details.email,
  dob: details.dob,
  gender: details.gender,
  license_exp_date: details.license_exp_date,
  address: details.address,
  zip: details.zip,
  country: details.country,
  state: details.state,
  city: details.city,
  image_url: details.image_url,
});

const dayFirst = (day: string | null) => (day ? toDayFirst(day) : '');

/** What is sent: dates as `DD-MM-YYYY`, and the membership only if the customer has one. */
export const payloadOf = (form: ProfileForm, membershipId: number | null) => ({
  ...form,
  gender: form.gender ?? '',
  dob: dayFirst(form.dob),
  license_exp_date: dayFirst(form.license_exp_date),
  ...(membershipId && { membership_id: membershipId }),
});

export const differs = (form: ProfileForm, saved: ProfileForm) =>
  (Object.keys(saved) as (keyof ProfileForm)[]).some((field) => form[field] !== saved[field]);
