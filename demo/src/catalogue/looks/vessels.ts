import { brewedVessels } from './brewed-vessels.js';
import { spiritVessels } from './spirit-vessels.js';
import type { Vessel } from './vessel.js';
import { wineVessels } from './wine-vessels.js';

export const vessels = { ...wineVessels, ...spiritVessels, ...brewedVessels } as const satisfies Record<
  string,
  Vessel
>;
export type VesselName = keyof typeof vessels;
