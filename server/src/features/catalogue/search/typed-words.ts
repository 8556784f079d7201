import { fold } from './search-words.js';

const betweenWords = /[^\p{L}\p{N}]+/u;

/** What somebody types to find something, as words without accents and capitals. */
export const typedWords = (typed: string) => fold(typed).split(betweenWords).filter(Boolean);
