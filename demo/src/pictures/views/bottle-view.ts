import type { Bottle } from '../vessels/bottle.js';

/** What stands on the back of a bottle. */
export interface BackLabel {
  title: string;
  /** What the producer says, some sentences. */
  text: string;
  facts: readonly string[];
  /** Thirteen digits, as the scanner reads them. */
  code: string;
}

/** What the glass beside a bottle is for. */
export type Drink = 'red' | 'white' | 'sparkling' | 'spirit';

/** A bottle seen otherwise than from the front, on a ground of its own. */
export type BottleView =
  | { kind: 'view'; of: 'label'; bottle: Bottle }
  | { kind: 'view'; of: 'back'; bottle: Bottle; back: BackLabel }
  | { kind: 'view'; of: 'glass'; bottle: Bottle; drink: Drink };
