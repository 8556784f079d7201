import { type Country, indexPlaces, type Region, type State } from './place-index.js';
import { cityDetailsAt, cityNameAt, cityNameEnd, depthAt, lineEnd } from './place-text.js';
import { otherStateOfZip } from './zips-of-two-states.js';

export type City = { readonly id: number; readonly name: string };
export type LocationNames = { readonly country: string; readonly state: string; readonly city: string };
/** A place, spelled as in our lists. */
export type Location = { readonly country: Region; readonly state: Region; readonly city: string };

const zipShape = /^\s*(\d{5})(?:[\s-]*\d{4})?\s*$/;

/** Names are compared as a person reads them: neither case nor a pasted space matters. */
export const foldName = (name: string) => name.normalize('NFC').trim().toLowerCase();

function named<Named extends { name: string }>(list: Iterable<Named>, name: string): Named | undefined {
  const wanted = foldName(name);
  for (const each of list) if (each.name.toLowerCase() === wanted) return each;
  return undefined;
}

const regionOf = ({ id, code, name }: Country | State): Region => ({ id, code, name });

/** Answers about places; every list is sorted by name. */
export function placeList(builtText: Buffer) {
  const { text, countries, states, statesInOrder, cityOfZip } = indexPlaces(builtText);

  function* citiesIn(state: State): Generator<City> {
    let id = state.firstCityId;
    for (let at = state.from, end = 0; depthAt(text, at) === 2; at = end + 1) {
      end = lineEnd(text, at);
      const nameEnd = cityNameEnd(text, at, end);
      if (nameEnd < end) id = cityDetailsAt(text, nameEnd, end).id ?? id;
      yield { id, name: cityNameAt(text, at, nameEnd) };
      id++;
    }
  }

  const stateAt = (line: number) => {
    let [low, high] = [0, statesInOrder.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (statesInOrder[middle]!.from <= line) low = middle;
      else high = middle - 1;
    }
    return statesInOrder[low]!;
  };

  const nameOn = (line: number) => cityNameAt(text, line, cityNameEnd(text, line, lineEnd(text, line)));

  /** The line of the city that a ZIP code names; 0 when there is no such code. */
  const lineOf = (zip: string) => {
    const code = zipShape.exec(zip)?.[1];
    return code ? cityOfZip[Number(code)]! : 0;
  };

  return {
    countries: () => [...countries.values()].map(regionOf),

    statesOf: (countryId: number) => countries.get(countryId)?.states.map(regionOf),

    citiesOf(stateId: number) {
      const state = states.get(stateId);
      return state && [...citiesIn(state)];
    },

    /** Accepts ZIP+4; undefined for an unknown or unfinished code. */
    lookUpLocation(zip: string): Location | undefined {
      const line = lineOf(zip);
      if (line === 0) return undefined;
      const state = stateAt(line);
      return { country: regionOf(state.country), state: regionOf(state), city: nameOn(line) };
    },

    /** The states of a ZIP code, that of its post office first; none for a code that does not exist. */
    statesOfZip(zip: string): Region[] {
      const line = lineOf(zip);
      if (line === 0) return [];
      const state = stateAt(line);
      const other = otherStateOfZip.get(zip.trim().slice(0, 5));
      return [state, ...state.country.states.filter(({ code }) => code === other)].map(regionOf);
    },

    /** The codes that begin with these digits, with their places. */
    zipsBeginning(digits: string): { zip: string; state: string; city: string }[] {
      const size = 10 ** (5 - digits.length);
      const first = Number(digits) * size;
      const found = [];
      for (let zip = first; zip < first + size; zip++) {
        const line = cityOfZip[zip];
        if (line)
          found.push({ zip: String(zip).padStart(5, '0'), state: stateAt(line).name, city: nameOn(line) });
      }
      return found;
    },

    /** The place that a form names. */
    findPlace(names: LocationNames): Location | undefined {
      const country = named(countries.values(), names.country);
      const state = country && named(country.states, names.state);
      const city = state && named(citiesIn(state), names.city);
      return city && { country: regionOf(country), state: regionOf(state), city: city.name };
    },

    /** For a place that does not exist: the first of its names that is not in the lists. */
    firstUnknown(names: LocationNames): keyof LocationNames {
      const country = named(countries.values(), names.country);
      if (!country) return 'country';
      return named(country.states, names.state) ? 'city' : 'state';
    },
  };
}

export type PlaceList = ReturnType<typeof placeList>;
