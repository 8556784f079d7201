import type { CategorySlug } from '../departments.js';
import type { VesselName } from '../looks/vessels.js';
import type { BeerBrewing } from '../words/beer-brewing.js';
import type { SpiritMaking } from '../words/spirit-making.js';
import type { WineMaking } from '../words/wine-making.js';

export type Range = readonly [least: number, most: number];

/** What all products of one kind have in common. Lists are one line, separated by commas. */
interface Kind {
  category: CategorySlug;
  /** The name of products without one of their own; by default the style's name. */
  called?: string;
  region: string;
  country: string;
  vessel: VesselName;
  flavours: string;
  foods: string;
  /** What a merchant knows about it: each product of the style takes the next text. */
  about: readonly string[];
}

export interface WineStyle extends Kind {
  appellation: string;
  making: WineMaking;
  /** The last grape makes up the rest of 100. */
  grapes: string;
  /** Dollars for 750 ml; `taste` is body, sweetness, acidity, tannin; without `years` it is NV. */
  figures: {
    abv: Range;
    taste: readonly [number, number, number, number];
    price: Range;
    years?: Range;
    keeps: number;
  };
  size?: number;
}

export interface SpiritStyle extends Kind {
  making: SpiritMaking;
  serve: 'sip' | 'mix';
  type: string;
  /** How a product is named whose own name does not say what it is: `{name} Single Malt`. */
  named?: string;
  appellation?: string;
  mashBill?: string;
  casks?: string;
  /** In dollars for the usual bottle, without what its age adds. */
  figures: { abv: Range; price: Range; size?: number };
}

export interface BeerStyle extends Kind {
  brewing: BeerBrewing;
  figures: { abv: Range; ibu?: Range; price: Range };
}

export interface SakeStyle extends Kind {
  polish: Range;
  figures: { abv: Range; price: Range };
}

/** There are a few hundred lists, and each is needed again for every product. */
const known = new Map<string, readonly string[]>();

/** `Merlot 60-75, Cabernet Franc` and the like. */
export function listed(line: string): readonly string[] {
  const items = known.get(line) ?? line.split(', ');
  known.set(line, items);
  return items;
}
