import { cityDetailsAt, cityNameEnd, depthAt, lineEnd, regionAt } from './place-text.js';

/** A country or a state; `code` is that of ISO 3166 where there is one ("US", "CA"). */
export type Region = { readonly id: number; readonly code: string; readonly name: string };

export type Country = Region & { readonly states: State[] };

/** The lines of a state's cities start at `from`; the first is expected to have the id `firstCityId`. */
export type State = Region & {
  readonly country: Country;
  readonly from: number;
  readonly firstCityId: number;
};

type PlaceIndex = {
  readonly text: Buffer;
  readonly countries: ReadonlyMap<number, Country>;
  readonly states: ReadonlyMap<number, State>;
  /** The same in the order of the text, to find the state of a line. */
  readonly statesInOrder: readonly State[];
  /**
   * Where the line of each ZIP's city starts; 0, which is the first country's line, when there is no such
   * ZIP.
   */
  readonly cityOfZip: Uint32Array;
};

/**
 * Reads the text that `tools/places/build-places.ts` writes (its lines: `server/places/README.md`). It stays
 * in memory as it is and answers are cut out of it: 180,000 objects would take ten times as much, made at
 * every start.
 */
export function indexPlaces(text: Buffer): PlaceIndex {
  const countries = new Map<number, Country>();
  const statesInOrder: State[] = [];
  const cityOfZip = new Uint32Array(100_000);
  let country: Country | undefined;
  let nextCityId = 1;

  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = lineEnd(text, at);
    const depth = depthAt(text, at);
    if (depth === 2) {
      const nameEnd = cityNameEnd(text, at, end);
      if (nameEnd < end) {
        const { zips, id } = cityDetailsAt(text, nameEnd, end);
        for (const zip of zips) cityOfZip[zip] = at;
        if (id) nextCityId = id;
      }
      nextCityId++;
    } else {
      const region = regionAt(text, at, end);
      if (depth === 0) {
        country = { ...region, states: [] };
        countries.set(region.id, country);
      } else if (country) {
        const state = { ...region, country, from: end + 1, firstCityId: nextCityId };
        country.states.push(state);
        statesInOrder.push(state);
      }
    }
  }
  const states = new Map(statesInOrder.map((state) => [state.id, state]));
  return { text, countries, states, statesInOrder, cityOfZip };
}
