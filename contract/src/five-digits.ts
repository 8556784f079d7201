import * as v from 'valibot';
import { refusal } from './platform/endpoint.js';

/** A ZIP code: the place in the United States that somebody asks about. */
export const fiveDigits = v.pipe(
  v.string('Enter a ZIP code'),
  v.trim(),
  v.nonEmpty('Enter a ZIP code'),
  v.regex(/^\d{5}$/, 'Enter the 5 digits of your ZIP code'),
);
export const zipUnknown = refusal(422, 'zip_unknown', 'There is no such ZIP code.', 'zip');
