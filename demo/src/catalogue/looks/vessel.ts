import type { LabelStyle } from '../../pictures/labels/styles.js';
import type { BottleShape } from '../../pictures/vessels/bottle.js';
import type { ClosureType } from '../../pictures/vessels/closure.js';
import type { Glass, Liquid } from '../../pictures/vessels/glass.js';

/** What products of a kind may be filled into. */
export interface Vessel {
  shapes: readonly BottleShape[];
  glasses: readonly Glass[];
  liquids: readonly Liquid[];
  closures: readonly ClosureType[];
  /** Used instead of the styles that suit the producer. */
  styles?: readonly LabelStyle[];
}
