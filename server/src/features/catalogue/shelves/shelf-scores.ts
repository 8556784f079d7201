/** The average as a card shows it, in tenths; 0 without any review. */
export const tenthsOf = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum * 10) / count));

/**
 * This many average reviews are added to each product's own, so that one five-star review does not lead the
 * list.
 */
const doubt = 5;
const average = 4;

/** A pseudo-random number that spreads similar products over the list, the same at every start. */
const spread = (id: number) => (Math.imul(id, 0x9e3779b1) >>> 8) / 2 ** 24;

/**
 * The rank in the order "featured": products that the shop features first, then by good and numerous reviews.
 * It is mixed a little, so that a list does not begin with thirty bottles of one region.
 */
export function featuredScore(id: number, featured: boolean, sum: number, count: number) {
  const esteem = (sum + doubt * average) / (count + doubt);
  return (featured ? 100 : 0) + 10 * esteem + 2 * Math.log2(1 + count) + 8 * spread(id);
}

const letters = 8;

/** A number that grows with the position in the alphabet: signs and digits up to 31, letters from 32. */
const rankOf = (code: number) => (code < 97 ? Math.min(31, Math.max(0, code - 32)) : Math.min(63, code - 65));

/** The first letters of a folded name as one number that sorts alphabetically. It tells most names apart. */
export function nameKey(folded: string) {
  let key = 0;
  for (let at = 0; at < letters; at++)
    key = key * 64 + (at < folded.length ? rankOf(folded.charCodeAt(at)) : 0);
  return key;
}
