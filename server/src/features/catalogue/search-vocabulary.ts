import { isWithin, slipsAllowed } from './search-typos.js';
import { type Sought, wordsOf } from './search-words.js';

/** What is searched in, and how much a word tells that stands there. */
const fields = {
  brand: 10,
  name: 10,
  category: 12,
  department: 10,
  varietal: 8,
  appellation: 8,
  region: 6,
  country: 4,
  vintage: 6,
  tags: 5,
  size: 4,
} as const;
export type Field = keyof typeof fields;
const searchedFields = Object.keys(fields) as Field[];

/** An exact word comes before a beginning, and that before a slip: whatever field they stand in. */
const tiers = { exact: 3, beginning: 2, slip: 1 } as const;
const tierBits = 10;
export const tierOf = (grade: number) => grade >> tierBits;
export const weightOf = (grade: number) => grade & ((1 << tierBits) - 1);

/** Which labels of a field a word stands in, and how well: a grade for each number, 0 where it does not. */
export type Matches = Map<Field, Uint16Array>;

/** As strict as a list wants to be, with what may still be typed on, or whatever may have been meant. */
export type Leniency = 'strict' | 'typing' | 'forgiving';

const codeBits = 26;

/** Every word of every label, and the labels that it stands in. */
export class Vocabulary {
  readonly #places = new Map<string, number[]>();
  readonly #byFirstLetter = new Map<string, string[]>();
  /** How many words each label has: one of many tells less. */
  readonly #lengths = new Map<Field, number[]>(searchedFields.map((field) => [field, []]));

  add(field: Field, code: number, text: string) {
    const words = new Set(wordsOf(text));
    this.#lengths.get(field)![code] = Math.max(1, words.size);
    const place = searchedFields.indexOf(field) * 2 ** codeBits + code;
    for (const word of words) this.#put(word, place);
    // "Côte-Rôtie" is also found as "coterotie".
    if (words.size > 1 && field !== 'name') this.#put([...words].join(''), place);
  }

  #put(word: string, place: number) {
    const places = this.#places.get(word);
    if (places) {
      places.push(place);
      return;
    }
    this.#places.set(word, [place]);
    const alike = this.#byFirstLetter.get(word.charAt(0));
    if (alike) alike.push(word);
    else this.#byFirstLetter.set(word.charAt(0), [word]);
  }

  /** Where the word stands, or a longer one that begins so, or one that is spelt nearly so. */
  match({ word, typed }: Sought, leniency: Leniency): Matches {
    const matches: Matches = new Map();
    const alike = this.#byFirstLetter.get(word.charAt(0)) ?? [];
    const grade = (one: string, tier: number) => this.#grade(matches, this.#places.get(one) ?? [], tier);
    const isThere = this.#places.has(word);
    if (isThere) grade(word, tiers.exact);
    if (isThere && leniency === 'strict') return matches;
    const beginnings = alike.filter((one) => one !== word && one.startsWith(typed));
    for (const one of beginnings) grade(one, tiers.beginning);
    if ((isThere || beginnings.length > 0) && leniency !== 'forgiving') return matches;
    for (const one of this.#nearly(alike, word)) if (one !== word) grade(one, tiers.slip);
    return matches;
  }

  /** Words that differ by a slip, or else longer ones whose beginning does. */
  #nearly(alike: readonly string[], word: string) {
    const most = slipsAllowed(word);
    if (most === 0 || /\d/.test(word)) return [];
    const whole = alike.filter((one) => isWithin(most, word, one));
    if (whole.length > 0) return whole;
    return alike.filter((one) => one.length > word.length && isWithin(1, word, one.slice(0, word.length)));
  }

  #grade(matches: Matches, places: readonly number[], tier: number) {
    for (const place of places) {
      const field = searchedFields[Math.floor(place / 2 ** codeBits)]!;
      const code = place % 2 ** codeBits;
      const lengths = this.#lengths.get(field)!;
      let grades = matches.get(field);
      if (!grades) matches.set(field, (grades = new Uint16Array(lengths.length)));
      const weight = Math.round((fields[field] * 8) / Math.sqrt(lengths[code]!));
      grades[code] = Math.max(grades[code]!, (tier << tierBits) | weight);
    }
  }
}
