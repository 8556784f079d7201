import type { Db } from '../../../platform/database/database.js';
import { typedWords } from '../search/typed-words.js';
import { selectProductsMeant } from './assortment.sql.js';

/**
 * Finds products by the beginnings of words, whether or not any store sells them; or one product by its id.
 */
export function findProducts(db: Db, meant: { words: string } | { id: number }, most: number) {
  if ('id' in meant) return selectProductsMeant(db, meant, most);
  const words = typedWords(meant.words);
  return words.length > 0 ? selectProductsMeant(db, { words }, most) : [];
}
