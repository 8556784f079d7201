import { coralGables } from './coral-gables.js';
import { defaultStore } from './default-store.js';
import { embarcadero } from './embarcadero.js';
import { lincolnPark } from './lincoln-park.js';
import { missionStreet } from './mission-street.js';
import { westLoop } from './west-loop.js';

/** By the store's slug. */
export const storeFronts = {
  'mission-street': missionStreet,
  embarcadero,
  'lincoln-park': lincolnPark,
  'west-loop': westLoop,
  'coral-gables': coralGables,
  default: defaultStore,
} as const satisfies Record<string, () => string>;
