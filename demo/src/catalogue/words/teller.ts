import type { Random } from '../../pictures/drawing/random.js';
import { type Slots, sentence } from './grammar.js';

/** Chooses among templates and says a sentence. */
export type Tell = (templates: readonly string[], slots: Slots, chance: Random) => string;

export const tell: Tell = (templates, slots, chance) => sentence(chance.pick(templates), slots, chance);

/** Does not say the same sentence twice while it can help it. It remembers all: for a bounded list only. */
export function inventiveTeller(): Tell {
  const said = new Set<string>();
  return (templates, slots, chance) => {
    let told = tell(templates, slots, chance);
    for (let again = 0; again < 12 && said.has(told); again++) told = tell(templates, slots, chance);
    said.add(told);
    return told;
  };
}
