import { wrongFields } from 'contract/platform/envelope';
import { zipProblem } from 'contract/zip-codes';
import { refuse } from '../../platform/refuse.js';
import { findPlace, firstUnknown } from './places.js';

type Place = { country: string; state: string; city: string; zip: string };
/** How the form that was sent calls its fields. */
type FieldNames = Record<keyof Place, string>;

const unknown = {
  country: 'Choose a country from the list',
  state: 'Choose a state from the list',
  city: 'Choose a city from the list',
};

/** The place as the lists spell it; a name that they lack, or a code that the country cannot have, is refused. */
export function checkPlace({ zip, ...names }: Place, fields: FieldNames): Omit<Place, 'zip'> {
  const place = findPlace(names);
  if (!place) {
    const field = firstUnknown(names);
    throw refuse(wrongFields, { errors: { [fields[field]]: unknown[field] } });
  }
  const problem = zipProblem(zip, place.country.code);
  if (problem) throw refuse(wrongFields, { errors: { [fields.zip]: problem } });
  return { country: place.country.name, state: place.state.name, city: place.city };
}
