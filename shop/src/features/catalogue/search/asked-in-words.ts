import type { ProductAddress } from '../product-search';

const mostPaid =
  /(?:\b(?:under|below|less than|up to|at most)|<)\s*\$?\s*(\d{1,5}(?:\.\d\d?)?)(?:\s*dollars)?(?!\w)/i;
const today = /\b(?:for\s+)?(?:tonight|today)\b/i;

/**
 * Reads a search as people say it: a highest price, or "today", narrows the list; the other words are
 * searched for.
 */
export function askedInWords(words: string): ProductAddress {
  const max_price = mostPaid.exec(words)?.[1];
  const q = words.replace(mostPaid, ' ').replace(today, ' ').trim().replaceAll(/\s+/g, ' ');
  return {
    ...(q && { q }),
    ...(max_price && { max_price }),
    ...(today.test(words) && { in_stock: 'true' }),
  };
}
