import { wrongFields } from 'contract/platform/envelope';
import { zipProblem } from 'contract/zip-codes';
import { refuse } from '../../platform/refuse.js';
import { findPlace, firstUnknown } from './places.js';

type TypedPlace = { country: string; state: string; city: string; zip: string };
/** The names of the fields in the form that was sent. */
type FieldNames = Record<keyof TypedPlace, string>;

const unknown = {
  country: 'Choose a country from the list',
  state: 'Choose a state from the list',
  city: 'Choose a city from the list',
};

/**
 * The place, spelled as in our lists. Refuses an unknown name, and a postal code that the country cannot
 * have.
 */
export function checkPlace({ zip, ...names }: TypedPlace, fields: FieldNames): Omit<TypedPlace, 'zip'> {
  const place = findPlace(names);
  if (!place) {
    const field = firstUnknown(names);
    throw refuse(wrongFields, { errors: { [fields[field]]: unknown[field] } });
  }
  const problem = zipProblem(zip, place.country.code);
  if (problem) throw refuse(wrongFields, { errors: { [fields.zip]: problem } });
  return { country: place.country.name, state: place.state.name, city: place.city };
}
