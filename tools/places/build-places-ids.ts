import { foldName, type PlaceList } from '../../server/src/features/places/place-list.js';

const statesInCountry = 1000;

/** Continues from what was shipped, so that no rebuild gives a place another's id. */
export function idsAfter(shipped: PlaceList | undefined) {
  const stateIds = new Map<string, number>();
  const cityIds = new Map<string, number>();
  let lastCityId = 0;
  const lastStateIds = new Map<number, number>();

  for (const country of shipped?.countries() ?? [])
    for (const state of shipped?.statesOf(country.id) ?? []) {
      stateIds.set(`${country.id} ${state.code}`, state.id);
      lastStateIds.set(country.id, Math.max(state.id, lastStateIds.get(country.id) ?? 0));
      for (const city of shipped?.citiesOf(state.id) ?? []) {
        cityIds.set(`${state.id} ${foldName(city.name)}`, city.id);
        lastCityId = Math.max(city.id, lastCityId);
      }
    }

  return {
    ofState(countryId: number, code: string) {
      const known = stateIds.get(`${countryId} ${code}`);
      if (known) return known;
      const id = (lastStateIds.get(countryId) ?? countryId * statesInCountry) + 1;
      lastStateIds.set(countryId, id);
      return id;
    },
    ofCity: (stateId: number, name: string) => cityIds.get(`${stateId} ${foldName(name)}`) ?? ++lastCityId,
  };
}
