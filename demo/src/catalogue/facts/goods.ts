import type { Colour } from '../../pictures/drawing/colour.js';
import type { Ware } from '../../pictures/wares/ware.js';
import type { CategorySlug } from '../departments.js';
import type { VesselName } from '../looks/vessels.js';

export interface Goods {
  brand: string;
  name: string;
  category: CategorySlug;
  /** Its name in the menu. */
  type: string;
  country: string;
  region: string;
  abv?: number;
  sizeMl?: number;
  packCount?: number;
  closure?: string;
  /** In cents. */
  price: number;
  description: string;
  pairings: string;
  care?: string;
  look: { ware: Ware['ware']; colour: Colour } | { vessel: VesselName } | { can: '355' };
}
