import type { Random } from '../../pictures/drawing/random.js';
import { type Slots, sentence } from './grammar.js';

/** Chooses a template and makes a sentence of it. */
export type Tell = (templates: readonly string[], slots: Slots, chance: Random) => string;

export const tell: Tell = (templates, slots, chance) => sentence(chance.pick(templates), slots, chance);

/**
 * Does not repeat a sentence as long as it can avoid it. It remembers all of them, so use it only for a
 * limited list.
 */
export function inventiveTeller(): Tell {
  const said = new Set<string>();
  return (templates, slots, chance) => {
    let told = tell(templates, slots, chance);
    for (let again = 0; again < 12 && said.has(told); again++) told = tell(templates, slots, chance);
    said.add(told);
    return told;
  };
}
