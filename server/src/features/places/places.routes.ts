import {
  countryNotFound,
  listCities,
  listCountries,
  listStates,
  lookUpLocation,
  stateNotFound,
  suggestZipCodes,
} from 'contract/places';
import type { Refusal } from 'contract/platform/endpoint';
import { Prepared } from '../../platform/http/prepared.js';
import { route } from '../../platform/http/route.js';
import { refuse } from '../../platform/refuse.js';
import { listAllCountries, listCitiesOf, listStatesOf, lookUpLocationBy, zipsBeginning } from './places.js';

type Named = { readonly id: number; readonly name: string };

/** Lists never change while the server runs: each is made once, when it is first asked for. */
function preparedLists(listOf: (parentId: number) => readonly Named[] | undefined, missing: Refusal) {
  const lists = new Map<number, Prepared>();
  return async (parentId: number) => {
    const known = lists.get(parentId);
    if (known) return known;
    const list = listOf(parentId);
    if (!list) throw refuse(missing);
    const prepared = new Prepared(list.map(({ id, name }) => ({ id, name })));
    lists.set(parentId, prepared);
    return prepared;
  };
}

const theWorld = 0;

export function placesRoutes() {
  const preparedCountries = preparedLists(listAllCountries, countryNotFound);
  const preparedStates = preparedLists(listStatesOf, countryNotFound);
  const preparedCities = preparedLists(listCitiesOf, stateNotFound);
  return [
    route(listCountries, () => preparedCountries(theWorld)),
    route(listStates, ({ query }) => preparedStates(query.country_id)),
    route(listCities, ({ query }) => preparedCities(query.state_id)),
    route(suggestZipCodes, async ({ query }) =>
      zipsBeginning(query.starts_with).map(({ zip, ...place }) => ({ zip_code: zip, ...place })),
    ),
    route(lookUpLocation, async ({ body }) => {
      const found = lookUpLocationBy(body.zip_code);
      if (!found) return { country: null, state: null, city: null };
      return { country: found.country.name, state: found.state.name, city: found.city };
    }),
  ];
}
