import * as v from 'valibot';

/** Letters, digits, spaces and dashes, as the postal codes of the world are written. */
const shape = /^[\p{L}\p{N}](?:[\p{L}\p{N}\s-]*[\p{L}\p{N}])?$/u;

export const zipCode = v.pipe(
  v.string('Zip code is required'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.nonEmpty('Zip code is required'),
  v.maxLength(12, 'Use at most 12 characters'),
  v.regex(shape, 'Enter a valid zip code'),
);

const fiveOrNine = /^\d{5}(?:[\s-]?\d{4})?$/;

/**
 * What is wrong with a postal code of this country, given by its ISO code; only the rule of the United States
 * is known here.
 */
export const zipProblem = (zip: string, countryCode: string) =>
  countryCode === 'US' && !fiveOrNine.test(zip) ? 'Enter a zip code of 5 or 9 digits' : undefined;
