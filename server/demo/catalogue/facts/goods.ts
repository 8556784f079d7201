import type { Colour } from '../../pictures/drawing/colour.js';
import type { CategorySlug } from '../departments.js';
import type { VesselName } from '../looks/vessels.js';

/** Things that no bottle or can stands for; the drawing of pictures has to learn them. */
const wares = [
  'red wine glasses',
  'white wine glasses',
  'champagne flutes',
  'whisky tumblers',
  'decanter',
  'waiter’s corkscrew',
  'winged corkscrew',
  'wine stopper',
  'cocktail shaker',
] as const;
export type Ware = (typeof wares)[number];

export interface Goods {
  brand: string;
  name: string;
  category: CategorySlug;
  /** What the menu calls it. */
  type: string;
  country: string;
  region: string;
  abv?: number;
  sizeMl?: number;
  packCount?: number;
  closure?: string;
  /** Cents. */
  price: number;
  description: string;
  pairings: string;
  care?: string;
  look: { ware: Ware; colour: Colour } | { vessel: VesselName } | { can: '355' };
}
