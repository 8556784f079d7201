import { type Place as Listed, lookUpLocation } from 'contract/places';
import { queries } from '../../app/queries';
import { call } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { notify } from '../../platform/toast';
import { named, type Place } from './place';
import { citiesQuery, countriesQuery, statesQuery } from './places.api';

/** A list that cannot be loaded is an empty one; the log has it. */
const orNone = (list: Promise<Listed[]>) => list.catch((): Listed[] => []);

const allCountries = () => orNone(queries.ensureQueryData(countriesQuery));
const statesOf = (country: Listed) => orNone(queries.ensureQueryData(statesQuery(country.id)));
const citiesOf = (state: Listed) => orNone(queries.ensureQueryData(citiesQuery(state.id)));

/** What the shop knows of a code, in the spelling of the lists; nothing where one of the three names is not there. */
export async function placeOfZip(zip_code: string): Promise<Place | undefined> {
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
