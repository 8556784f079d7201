import type { Random } from '../pictures/drawing/random.js';
import type { Line } from './lines.js';
import type { Product } from './product.js';
import type { Tell } from './words/teller.js';

/** What is asked of whoever makes up a product. */
export interface Commission {
  line: Line;
  brand: string;
  /** Told once, with the first of the producer's products. */
  story: string | null;
  /** Added to the names of products beyond the demo's, which are many of each kind. */
  parcel: string | null;
  chance: Random;
  tell: Tell;
}

type DraftedField =
  | 'name'
  | 'category'
  | 'varietals'
  | 'country'
  | 'region'
  | 'appellation'
  | 'vintage'
  | 'abv'
  | 'sizeMl'
  | 'packCount'
  | 'drink'
  | 'description'
  | 'tastingNotes'
  | 'pairings'
  | 'taste'
  | 'spirit'
  | 'beer'
  | 'sake';

/** A product before it has stores, scores and a picture. */
export interface Draft extends Pick<Product, DraftedField> {
  /** What it costs before each store's own rounding. */
  cents: number;
}

export const nothing = {
  taste: null,
  spirit: null,
  beer: null,
  sake: null,
  vintage: null,
  drink: null,
} as const;

export const stepped = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(1));

/** One of the style's things to say; the first of a kind takes the first, and none is told twice in the demo. */
export function loreOf(about: readonly string[], { line, parcel, chance }: Commission): string | null {
  return parcel === null ? (about[line.ofStyle] ?? null) : chance.pick(about);
}

export const homeOf = (line: Line, style: { region: string; country: string }) => {
  const [region, country] = line.producer.home?.split(', ') ?? [];
  return { region: region ?? style.region, country: country ?? style.country };
};

export const withParcel = (name: string, parcel: string | null) => (parcel ? `${name} ${parcel}` : name);

export const paragraph = (...sentences: readonly (string | null | undefined | false)[]) =>
  sentences.filter(Boolean).join(' ');

/** Three or four of the style's dishes, in the product's own order. */
export function pairingsOf(foods: readonly string[], chance: Random): string[] {
  const first = Math.floor(chance.next() * foods.length);
  const turned = [...foods.slice(first), ...foods.slice(0, first)];
  return chance.chance(0.6) ? turned : turned.slice(0, 3);
}
