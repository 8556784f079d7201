import { isWithin, slipsAllowed } from './search-typos.js';
import { type Sought, shownIn, wordsOf } from './search-words.js';

/** The fields that are searched, and the weight of a match in each. */
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
  pairing: 2,
} as const;
export type Field = keyof typeof fields;
const searchedFields = Object.keys(fields) as Field[];

/** What a product is called, in contrast to what else is said of it. */
export const namingFields: ReadonlySet<Field> = new Set<Field>([
  'brand',
  'name',
  'category',
  'department',
  'varietal',
  'appellation',
  'region',
  'country',
]);

/** An exact word ranks above a beginning, and a beginning above a typing error, whatever the field. */
const tiers = { exact: 3, beginning: 2, slip: 1 } as const;
const tierBits = 10;
export const tierOf = (grade: number) => grade >> tierBits;
export const weightOf = (grade: number) => grade & ((1 << tierBits) - 1);

/** How well a word matches each label of a field: a grade by the label's number, 0 for no match. */
export class Matches extends Map<Field, Uint16Array> {
  /** The words that matched by a typing error alone. */
  nearly: readonly string[] = [];
}

/**
 * `strict` takes beginnings only where no whole word matches, `typing` takes them always, `forgiving` also
 * typing errors.
 */
export type Leniency = 'strict' | 'typing' | 'forgiving';

const codeBits = 26;

/** Every word of every label, with the labels that contain it. */
export class Vocabulary {
  readonly #places = new Map<string, number[]>();
  readonly #shown = new Map<string, string>();
  readonly #byFirstLetter = new Map<string, string[]>();
  /** How many words each label has: a match with one of many weighs less. */
  readonly #lengths = new Map<Field, number[]>(searchedFields.map((field) => [field, []]));

  add(field: Field, code: number, text: string) {
    const words = new Set(wordsOf(text));
    this.#lengths.get(field)![code] = Math.max(1, words.size);
    const place = searchedFields.indexOf(field) * 2 ** codeBits + code;
    for (const word of words) this.#put(word, place, text);
    // "Côte-Rôtie" is also found as "coterotie".
    if (words.size > 1 && field !== 'name') this.#put([...words].join(''), place, text);
  }

  /** The word as a label has it: "Gewürztraminer" for `gewurztraminer`. */
  shown = (word: string) => this.#shown.get(word) ?? word;

  #put(word: string, place: number, text: string) {
    const places = this.#places.get(word);
    if (places) {
      places.push(place);
      return;
    }
    this.#places.set(word, [place]);
    this.#shown.set(word, shownIn(text, word));
    const alike = this.#byFirstLetter.get(word.charAt(0));
    if (alike) alike.push(word);
    else this.#byFirstLetter.set(word.charAt(0), [word]);
  }

  /**
   * The labels that contain the word, a longer word that begins with it, or a word that is spelled nearly the
   * same.
   */
  match({ word, typed }: Sought, leniency: Leniency): Matches {
    const matches = new Matches();
    const alike = this.#byFirstLetter.get(word.charAt(0)) ?? [];
    const grade = (one: string, tier: number) => this.#grade(matches, this.#places.get(one) ?? [], tier);
    const isThere = this.#places.has(word);
    if (isThere) grade(word, tiers.exact);
    if (isThere && leniency === 'strict') return matches;
    const beginnings = alike.filter((one) => one !== word && one.startsWith(typed));
    for (const one of beginnings) grade(one, tiers.beginning);
    if ((isThere || beginnings.length > 0) && leniency !== 'forgiving') return matches;
    matches.nearly = this.#nearly(alike, word).filter((one) => one !== word);
    for (const one of matches.nearly) grade(one, tiers.slip);
    return matches;
  }

  /** Words that differ by a typing error; if there are none, longer words whose beginning differs by one. */
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
