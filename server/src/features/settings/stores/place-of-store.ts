import { zipUnknown } from 'contract/five-digits';
import { type StoreFacts, timezoneElsewhere } from 'contract/settings/stores';
import { refuse } from '../../../platform/refuse.js';
import { addressPart } from '../../catalogue/index.js';
import { lookUpLocationBy, middleOfZip, timezonesOf } from '../../places/index.js';
import type { StorePlaceRow } from '../../stores/index.js';

/** Where a ZIP code lies in the United States. */
export function placeOfZip(zip: string) {
  const found = lookUpLocationBy(zip);
  const timezones = found ? timezonesOf(found.state.code) : [];
  if (!found || timezones.length === 0)
    throw refuse(zipUnknown, { message: `There is no ZIP code ${zip} in a state.` });
  return { city: found.city, state: found.state, timezones };
}

/** The ZIP code tells where a store lies; in a state with two time zones, people say which one holds. */
export function storeRow({ modes: _modes, ...facts }: StoreFacts): StorePlaceRow {
  const { city, state, timezones } = placeOfZip(facts.zip);
  if (!timezones.includes(facts.timezone)) throw refuse(timezoneElsewhere);
  const { latitude = null, longitude = null } = middleOfZip(facts.zip) ?? {};
  return {
    ...facts,
    city,
    city_slug: addressPart(city),
    state: state.name,
    jurisdiction: state.code,
    latitude,
    longitude,
  };
}
