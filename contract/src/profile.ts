import * as v from 'valibot';
import { dateOfBirth } from './auth/age.js';
import { date, dayFirstDate } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { tooMany } from './platform/envelope.js';
import { email, line } from './platform/text.js';
import { uploadRefusals } from './platform/uploads.js';
import { zipCode } from './zip-codes.js';

export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** What customers read about themselves. For a new customer much of it is still empty. */
export const customerDetails = v.object({
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  /** Replaces `email` once its confirmation link has been followed. */
  pending_email: v.nullable(v.string()),
  dob: date,
  /** Both are null without a membership. */
  membership_name: v.nullable(v.string()),
  membership_id: v.nullable(v.number()),
  address: v.string(),
  zip: v.string(),
  gender: v.nullable(v.picklist(genders)),
  country: v.string(),
  state: v.string(),
  city: v.string(),
  /** Empty when there is none. */
  image_url: v.string(),
  license_exp_date: v.nullable(date),
});
export type CustomerDetails = v.InferOutput<typeof customerDetails>;

const day = (required: string) => v.pipe(v.string(required), v.nonEmpty(required), dayFirstDate);
const lastYear = '2199-12-31';

const licenceDay = v.pipe(
  day('License Exp. Date is required'),
  v.check((typed) => typed >= '1900-01-01' && typed <= lastYear, 'Enter the date on your license'),
);

/** Days are written `DD-MM-YYYY`. Staff set the membership, so the one in the form is ignored. */
export const profileForm = v.object({
  first_name: line('First name is required'),
  last_name: line('Last name is required'),
  email,
  membership_id: v.optional(v.nullable(v.number())),
  dob: v.pipe(day('Date of birth is required'), dateOfBirth),
  gender: v.picklist(genders, 'Gender is required'),
  address: line('Address is required', 200),
  zip: zipCode,
  country: line('Country is required'),
  state: line('State is required'),
  city: line('City is required'),
  image_url: v.pipe(v.string(), v.maxLength(200)),
  license_exp_date: licenceDay,
});

export const tooYoung = refusal(422, 'too_young', 'You must be 21 or older', 'dob');
export const notYourPicture = refusal(
  422,
  'not_your_picture',
  'This picture is no longer available. Please upload it again.',
  'image_url',
);

export const getCustomerDetails = endpoint('GET', 'e-com/customer/details', {
  about: 'What the shop knows of the customer.',
  data: customerDetails,
});

const savedProfile = v.object({
  ...customerDetails.entries,
  /** Only when another e-mail address was sent. */
  email_change: v.optional(v.literal('needs_password')),
});
export type SavedProfile = v.InferOutput<typeof savedProfile>;

export const updateProfile = endpoint('PUT', 'e-com/customer/profile', {
  about:
    'Writes the profile anew, except for the e-mail address: when another one is sent, `email_change` says that ' +
    'it takes the password (`POST e-com/auth/change-email`).',
  body: profileForm,
  data: savedProfile,
  says: 'Your profile has been updated',
  refusals: [tooYoung, notYourPicture],
});

export const updateLicence = endpoint('PUT', 'e-com/customer/license', {
  about: 'Tells until when the license is good, and nothing else: whoever buys is asked for it in place.',
  body: v.object({ license_exp_date: licenceDay }),
  data: customerDetails,
  says: 'Your license has been saved',
});

export const uploadPicture = endpoint('POST', 'e-com/common/files', {
  about:
    'Takes a picture (JPEG, PNG, WebP or AVIF, up to 5 MB and 40 megapixels) and makes a clean one of it, without ' +
    'what the camera wrote into it. Until the profile names it, it is kept for a day.',
  multipart: true,
  data: v.array(v.object({ url: v.string(), image_id: v.string() })),
  says: 'Your picture has been uploaded',
  refusals: [...uploadRefusals, tooMany],
});
