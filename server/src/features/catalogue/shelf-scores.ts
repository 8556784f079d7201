/** The average as a card shows it, in tenths; 0 without any review. */
export const tenthsOf = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum * 10) / count));

/** As many average reviews are laid in the balance before a product's own count. */
const doubt = 5;
const average = 4;

/** Spreads alike products over the list, the same way at every start. */
const spread = (id: number) => (Math.imul(id, 0x9e3779b1) >>> 8) / 2 ** 24;

/**
 * Where a product stands in the order "featured": what the shop features first, then what is well and often
 * reviewed, mixed a little, so that a list does not begin with thirty bottles of one region.
 */
export function featuredScore(id: number, featured: boolean, sum: number, count: number) {
  const esteem = (sum + doubt * average) / (count + doubt);
  return (featured ? 100 : 0) + 10 * esteem + 2 * Math.log2(1 + count) + 8 * spread(id);
}

const letters = 8;

/** A number that does not fall when the letter comes later: signs and digits to 31, letters from 32. */
const rankOf = (code: number) => (code < 97 ? Math.min(31, Math.max(0, code - 32)) : Math.min(63, code - 65));

/** The first letters of a folded name as one number, in the order of the alphabet: most names differ by it. */
export function nameKey(folded: string) {
  let key = 0;
  for (let at = 0; at < letters; at++)
    key = key * 64 + (at < folded.length ? rankOf(folded.charCodeAt(at)) : 0);
  return key;
}
