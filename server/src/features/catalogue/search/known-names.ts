import { type Sought, soughtIn } from './search-words.js';

type KnownName = { readonly name: string; readonly spellings: readonly string[]; readonly instead: string };

/** What the search knows beyond what is for sale. */
export type SearchKnowledge = {
  /** Popular searches, the first ones first. */
  readonly popular: readonly string[];
  readonly names: readonly KnownName[];
};

export const noKnowledge: SearchKnowledge = { popular: [], names: [] };

const wordsIn = (text: string) => soughtIn(text).map(({ word }) => word);

/** Names that people ask for in any shop, found by the words in them. */
export class KnownNames {
  readonly #spellings: readonly (Pick<KnownName, 'name' | 'instead'> & {
    readonly words: readonly string[];
  })[];

  constructor(names: readonly KnownName[]) {
    this.#spellings = names
      .flatMap(({ name, instead, spellings }) =>
        spellings.map((spelling) => ({ name, instead, words: wordsIn(spelling) })),
      )
      // Longer names first: "Moët rosé" means "moet rose" rather than "moet".
      .toSorted((a, b) => b.words.length - a.words.length);
  }

  /** The name that is meant, and the search that finds the products most like it. */
  find(sought: readonly Sought[]) {
    const typed = new Set(sought.map(({ word }) => word));
    const known = this.#spellings.find(({ words }) => words.every((word) => typed.has(word)));
    if (!known) return undefined;
    const others = sought.filter(({ word }) => !known.words.includes(word)).map((one) => one.typed);
    return { name: known.name, words: known.instead, wider: [known.instead, ...others].join(' ') };
  }
}
