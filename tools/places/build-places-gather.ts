import { foldName } from '../../server/src/features/places/place-list.js';
import { countryName, militaryStates } from './build-places-names.js';
import { divisions, isoCountries, usStates, worldCities } from './build-places-sources.js';
import { usZips } from './build-places-zips.js';

export type GatheredCity = { readonly name: string; readonly zips: string[] };
/** Cities by folded name: a list never shows one name twice. */
export type GatheredState = {
  readonly code: string;
  readonly name: string;
  readonly cities: Map<string, GatheredCity>;
};
export type GatheredCountry = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly states: Map<string, GatheredState>;
};

type World = Map<string, GatheredCountry>;

const clean = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** "Aruba" as the state of Aruba. */
const wholeCountry = '-';

function addState(country: GatheredCountry, code: string, name: string) {
  const state: GatheredState = { code, name: clean(name), cities: new Map() };
  country.states.set(code, state);
}

function addCity({ cities }: GatheredState, name: string) {
  const key = foldName(clean(name));
  const city = cities.get(key) ?? { name: clean(name), zips: [] };
  cities.set(key, city);
  return city;
}

function addStates(world: World) {
  const us = world.get('US')!;
  // The outlying islands are a country of ISO 3166, and no mail goes there.
  for (const { code, name } of usStates())
    if (code !== 'UM') addState(us, code, world.get(code === 'VI' ? code : '')?.name ?? name);
  for (const [code, name] of Object.entries(militaryStates)) addState(us, code, name);

  for (const { country, code, name } of divisions())
    if (country !== 'US' && world.has(country)) addState(world.get(country)!, code, name);
  for (const country of world.values())
    if (country.states.size === 0) addState(country, wholeCountry, country.name);
}

/** The list of cities would lack the city of 44 % of the ZIPs, so the ZIPs themselves name the cities. */
function addUsCities(us: GatheredCountry) {
  for (const { zip, state, city } of usZips()) addCity(us.states.get(state)!, city).zips.push(zip);
}

function addOtherCities(world: World) {
  for (const { name, country, admin1 } of worldCities()) {
    if (country === 'US') continue;
    const states = world.get(country)?.states;
    const state = states?.get(admin1) ?? states?.get(wholeCountry);
    if (state) addCity(state, name);
  }
}

/** All countries; each with at least one state and each state with one city, since the forms require them. */
export function gatherPlaces(): GatheredCountry[] {
  const countries = isoCountries().map(({ id, code, name }) => ({
    id,
    code,
    name: countryName(code, name),
    states: new Map<string, GatheredState>(),
  }));
  const world: World = new Map(countries.map((country) => [country.code, country]));
  addStates(world);
  addUsCities(world.get('US')!);
  addOtherCities(world);
  for (const { states } of countries)
    for (const state of states.values()) if (state.cities.size === 0) addCity(state, state.name);
  return countries;
}
