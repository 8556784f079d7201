import { type Refinement, refinements } from 'contract/catalogue';
import { bitOf } from './shelf-choices.js';

/**
 * People give up the price and what is in stock today last, so these cost more; what they give up first costs
 * less.
 */
const dear = new Map<Refinement, number>([
  ['price', 3],
  ['in_stock', 3],
  ['on_sale', 2],
]);

const costOf = (mask: number) =>
  refinements.reduce((sum, one) => sum + (mask & bitOf(one) ? 2 + (dear.get(one) ?? 0) : 0), 0);

/**
 * When nothing passes all refinements: the fewest to give up so that something does, and how many products
 * that leaves. Null when the shelf itself is empty.
 */
export function fewestWithout(missed: Uint16Array) {
  const counts = new Map<number, number>();
  for (const mask of missed) counts.set(mask, (counts.get(mask) ?? 0) + 1);
  if (counts.size === 0) return null;
  const leftWithout = (mask: number) =>
    [...counts].reduce((sum, [other, count]) => ((other & ~mask) === 0 ? sum + count : sum), 0);
  const [best] = [...counts.keys()]
    .map((mask) => ({ mask, cost: costOf(mask), left: leftWithout(mask) }))
    .sort((a, b) => a.cost - b.cost || b.left - a.left || a.mask - b.mask);
  const without = refinements.filter((one) => best!.mask & bitOf(one));
  return { without, total_rows: best!.left };
}
