import { isOfAge, legalAge } from 'contract/auth/age';
import type { PlaceOfSale, RuleBook } from './rule-book.js';
import type { RuleRefusal } from './rule-refusal.js';

export type Buyer = { readonly dob: string; readonly licenceExpiresOn: string | null };

/** A licence is good until the end of the day that it names. */
export const isLicenceGood = (expiresOn: string, day: string) => day <= expiresOn;

/** Whether this person may buy on a store-local day: the strictest place decides, and never below 21. */
export function mayBuy(
  book: RuleBook,
  places: readonly PlaceOfSale[],
  day: string,
  { dob, licenceExpiresOn }: Buyer,
): RuleRefusal | undefined {
  const strictest = places
    .flatMap((place) => book.one('age', { place, day }) ?? [])
    .sort((a, b) => b.value.years - a.value.years)[0];
  const years = Math.max(legalAge, strictest?.value.years ?? 0);
  if (!isOfAge(dob, day, years))
    return { code: 'under_age', rule: strictest, message: `You must be ${years} or older to buy here` };
  const rule = places.flatMap((place) => book.one('identity', { place, day }) ?? [])[0];
  if (licenceExpiresOn === null)
    return { code: 'licence_missing', rule, message: 'Tell us when your license expires' };
  if (!isLicenceGood(licenceExpiresOn, day))
    return { code: 'licence_expired', rule, message: 'Your license has expired' };
  return undefined;
}
