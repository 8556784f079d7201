import { fold } from '../search/search-words.js';

/** Words as an address holds them: "Ridge Lytton Springs 2021" is `ridge-lytton-springs-2021`. */
export const addressPart = (...words: readonly (string | number | null)[]) =>
  fold(words.filter((word) => word !== null).join(' '))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 150) || 'product';
