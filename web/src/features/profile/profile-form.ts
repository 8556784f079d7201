import { toDayFirst } from 'contract/platform/dates';
import { type CustomerDetails, type Gender, profileForm } from 'contract/profile';
import * as v from 'valibot';

/** What the form holds; days as `YYYY-MM-DD`. */
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

/** An address that still waits for its confirmation is the one that the customer has typed last. */
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

/** What is sent: days turned round, the membership only where there is one. */
const payloadOf = (form: ProfileForm, membershipId: number | null | undefined) => ({
  ...form,
  gender: form.gender ?? '',
  dob: dayFirst(form.dob),
  license_exp_date: dayFirst(form.license_exp_date),
  ...(membershipId && { membership_id: membershipId }),
});

export type ProfileErrors = Partial<Record<keyof ProfileForm, string>>;
type Payload = v.InferInput<typeof profileForm>;

/** The payload, or what is wrong with each field. */
export function check(
  form: ProfileForm,
  membershipId: number | null | undefined,
): { payload: Payload } | { errors: ProfileErrors } {
  const payload = payloadOf(form, membershipId);
  const result = v.safeParse(profileForm, payload);
  if (result.success) return { payload: payload as Payload };
  const errors: ProfileErrors = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as keyof ProfileForm | undefined;
    if (field) errors[field] ??= issue.message;
  }
  return { errors };
}

export const differs = (form: ProfileForm, saved: ProfileForm) =>
  (Object.keys(saved) as (keyof ProfileForm)[]).some((field) => form[field] !== saved[field]);
