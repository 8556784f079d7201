import { cityLineAt, cityNameAt, depthAt, lineEnd, regionAt } from './place-text.js';

/** A country or a state; `code` is that of ISO 3166 where there is one ("US", "CA"). */
export type Region = { readonly id: number; readonly code: string; readonly name: string };
export type City = { readonly id: number; readonly name: string };
/** A place in the lists' own spelling. */
export type Location = { readonly country: Region; readonly state: Region; readonly city: string };
export type LocationNames = { readonly country: string; readonly state: string; readonly city: string };

type Country = { readonly region: Region; readonly states: Region[] };
/** The lines of a state's cities stand in the text from `from` up to `to`. */
type State = {
  readonly region: Region;
  readonly country: Region;
  readonly from: number;
  to: number;
  readonly firstCityId: number;
};

const zipShape = /^\s*(\d{5})(?:[\s-]*\d{4})?\s*$/;

/** Names are compared as a person reads them: neither case nor a pasted space matters. */
export const foldName = (name: string) => name.normalize('NFC').trim().toLowerCase();

/**
 * The places of the world over the text that `tools/build-places.ts` writes; `server/places/README.md` shows its
 * lines. The text itself stays in memory and answers are cut out of it: 180,000 objects would take ten times as
 * much, and be made at every start.
 */
export class PlaceList {
  readonly #text: Buffer;
  readonly #countries = new Map<number, Country>();
  readonly #states = new Map<number, State>();
  readonly #statesInOrder: State[] = [];
  /** Where the line of each ZIP's city starts; 0, the first country's line, where there is no such ZIP. */
  readonly #cityOfZip = new Uint32Array(100_000);

  constructor(text: Buffer) {
    this.#text = text;
    this.#index();
  }

  #index() {
    const text = this.#text;
    let cityId = 0;
    let country: Country | undefined;
    for (let at = 0; at < text.length; ) {
      const depth = depthAt(text, at);
      ...
    }
  }
}
