import type { CategorySlug, DepartmentSlug } from './departments.js';

/** The third level of the menus: a wine's grapes, a spirit's type, a beer's style, a sake's grade. */
export interface Varietal {
  name: string;
  percent: number;
}

/** From 1 (hardly any) to 5. */
export interface Taste {
  body: number;
  sweetness: number;
  acidity: number;
  tannin: number;
}

export interface TastingNotes {
  nose: string;
  palate: string;
  finish: string;
}

export interface SpiritFacts {
  proof: number;
  ageYears: number | null;
  cask: string | null;
  mashBill: string | null;
}

export interface BeerFacts {
  style: string;
  /** Null for cider, which has no hops. */
  ibu: number | null;
}

export interface SakeFacts {
  grade: string;
  /** How much of each grain is left, in percent. */
  polish: number;
  rice: string;
}

export type Sustainability =
  | 'organic'
  | 'biodynamic'
  | 'sustainable'
  | 'dry-farmed'
  | 'vegan'
  | 'low-intervention'
  | 'recycled glass';

export interface CriticScore {
  source: string;
  /** Out of 100. */
  points: number;
}

export type Allocation = { kind: 'none' } | { kind: 'limit'; bottles: number } | { kind: 'lottery' };

/** A store's price and stock; a store that does not carry the product has no offer. In cents. */
export interface StoreOffer {
  storeId: number;
  price: number;
  compareAt: number | null;
  stock: number;
}

export interface Product {
  number: number;
  slug: string;
  brand: string;
  /** Without the brand and without the vintage. */
  name: string;
  department: DepartmentSlug;
  category: CategorySlug;
  varietals: Varietal[];
  country: string;
  region: string;
  appellation: string | null;
  /** Null for NV, and for products without a vintage. */
  vintage: number | null;
  abv: number | null;
  sizeMl: number | null;
  packCount: number;
  closure: string | null;
  /** The years in which it is best. */
  drink: { from: number; until: number } | null;
  description: string;
  tastingNotes: TastingNotes | null;
  pairings: readonly string[];
  taste: Taste | null;
  spirit: SpiritFacts | null;
  beer: BeerFacts | null;
  sake: SakeFacts | null;
  sustainability: Sustainability[];
  scores: CriticScore[];
  allocation: Allocation;
  offers: StoreOffer[];
  featured: boolean;
  addedDaysAgo: number;
  /** The story of its producer. */
  story: string | null;
  /** The name of the picture's master. */
  picture: string;
  /** The masters that show it from other sides. */
  otherPictures: string[];
}
