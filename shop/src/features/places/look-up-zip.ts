import { call } from 'browser/calls/call';
import { CallError } from 'browser/calls/call-error';
import { queries } from 'browser/calls/queries';
import { notify } from 'browser/toasts/toast';
import { type ListedPlace, lookUpLocation } from 'contract/places';
import { named, type PlaceNames } from './place';
import { citiesQuery, countriesQuery, statesQuery } from './places.api';

/** A list that cannot be loaded counts as empty; the failure is logged. */
const orNone = (list: Promise<ListedPlace[]>) => list.catch((): ListedPlace[] => []);

const allCountries = () => orNone(queries.ensureQueryData(countriesQuery));
const statesOf = (country: ListedPlace) => orNone(queries.ensureQueryData(statesQuery(country.id)));
const citiesOf = (state: ListedPlace) => orNone(queries.ensureQueryData(citiesQuery(state.id)));

/** The place of a code, spelled as in the lists; undefined if one of its three names is not in them. */
export async function placeOfZip(zip_code: string): Promise<PlaceNames | undefined> {
  const found = await call(lookUpLocation, { body: { zip_code } });
  if (!found.country || !found.state || !found.city) return undefined;
  const country = named(await allCountries(), found.country);
  const state = country && named(await statesOf(country), found.state);
  const city = state && named(await citiesOf(state), found.city);
  return city && { country: country.name, state: state.name, city: city.name };
}

/** The server's words, else the error's own, else its code. */
export function noticeZipFailure(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
  notify(error.serverMessage || error.message || error.code, 'error');
}
