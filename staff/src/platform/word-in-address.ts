/**
 * The word that an address says, if it is one of these. They are keys, so that the compiler misses none of the contract's;
 * naming them here keeps the contract itself out of the routes, which come with the first load.
 */
export const wordIn = <Word extends string>(words: Readonly<Record<Word, true>>, said: unknown) =>
  (Object.keys(words) as Word[]).find((word) => word === said);
