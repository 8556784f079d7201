import type { ProductFacts } from 'contract/catalogue/products.staff';
import { wordsOfFact } from './words-of-facts';

const names = Object.keys(wordsOfFact) as (keyof ProductFacts)[];

/** In words, what differs between two states of a product. */
export const changedFields = (one: ProductFacts, other: ProductFacts) =>
  names
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => wordsOfFact[name].toLowerCase());
