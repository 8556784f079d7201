import * as v from 'valibot';
import { endpoint, refusal } from './platform/endpoint.js';
import { id, idFromText } from './platform/ids.js';

/** One choice in the lists of countries, states and cities. */
export const place = v.object({ id, name: v.string() });
export type ListedPlace = v.InferOutput<typeof place>;

export const countryNotFound = refusal(404, 'country_not_found', 'There is no such country.');
export const stateNotFound = refusal(404, 'state_not_found', 'There is no such state.');

export const listCountries = endpoint('GET', 'countries', {
  about: 'All countries, by name.',
  open: true,
  data: v.array(place),
});

export const listStates = endpoint('GET', 'states', {
  about: 'The states of a country, by name; every country has at least one.',
  open: true,
  query: v.object({ country_id: idFromText }),
  data: v.array(place),
  refusals: [countryNotFound],
});

export const listCities = endpoint('GET', 'cities', {
  about: 'The cities of a state, by name; every state has at least one.',
  open: true,
  query: v.object({ state_id: idFromText }),
  data: v.array(place),
  refusals: [stateNotFound],
});

/** Names exactly as the lists spell them; all three are null for an unknown or unfinished code. */
export const location = v.object({
  country: v.nullable(v.string()),
  state: v.nullable(v.string()),
  city: v.nullable(v.string()),
});
export type Location = v.InferOutput<typeof location>;

export const suggestZipCodes = endpoint('GET', 'common/zip-codes', {
  about:
    'The ZIP codes of the United States that begin with three or four digits, with their states and cities.',
  open: true,
  query: v.object({ starts_with: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'Enter 3 or 4 digits')) }),
  data: v.array(v.object({ zip_code: v.string(), state: v.string(), city: v.string() })),
});

export const lookUpLocation = endpoint('POST', 'common/location', {
  about: 'The country, state and city of a ZIP code of the United States; ZIP+4 is understood.',
  open: true,
  body: v.object({ zip_code: v.pipe(v.string(), v.maxLength(100, 'Use at most 100 characters')) }),
  data: location,
});
