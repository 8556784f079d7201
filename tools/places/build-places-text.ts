import type { PlaceList } from '../../server/src/features/places/place-list.js';
import type { GatheredCity, GatheredCountry, GatheredState } from './build-places-gather.js';
import { idsAfter } from './build-places-ids.js';

const collator = new Intl.Collator('en', { numeric: true });

const sorted = <Named extends { name: string }>(list: Iterable<Named>) =>
  [...list].sort((a, b) => collator.compare(a.name, b.name) || (a.name < b.name ? -1 : 1));

/** The lines that the server reads; `server/places/README.md` explains them. */
export function placesText(countries: Iterable<GatheredCountry>, shipped?: PlaceList): string {
  const ids = idsAfter(shipped);
  const lines: string[] = [];
  let lastCityId = 0;

  const addCity = (stateId: number, { name, zips }: GatheredCity) => {
    const id = ids.ofCity(stateId, name);
    const fields = [
      name,
      ...(zips.length > 0 ? [zips.join(' ')] : []),
      ...(id === lastCityId + 1 ? [] : [`=${id}`]),
    ];
    lines.push(`\t\t${fields.join('\t')}`);
    lastCityId = id;
  };

  const addState = (countryId: number, { code, name, cities }: GatheredState) => {
    const id = ids.ofState(countryId, code);
    lines.push(`\t${id}\t${code}\t${name}`);
    for (const city of sorted(cities.values())) addCity(id, city);
  };

  for (const { id, code, name, states } of sorted(countries)) {
    lines.push(`${id}\t${code}\t${name}`);
    for (const state of sorted(states.values())) addState(id, state);
  }
  return `${lines.join('\n')}\n`;
}
