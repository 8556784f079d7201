import type { Random } from '../pictures/drawing/random.js';
import type { Line } from './lines.js';
import type { Product } from './product.js';
import type { Tell } from './words/teller.js';

/** What the maker of a product is told about it. */
export interface Commission {
  line: Line;
  brand: string;
  /** Told only once, with the producer's first product. */
  story: string | null;
  /** Added to the names of products beyond the demo's, because there are many of each kind. */
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

/** A product that has no stores, scores and picture yet. */
export interface Draft extends Pick<Product, DraftedField> {
  /** The price before each store rounds it. */
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

/**
 * Something to say about the style; the first product takes the first text, and none is told twice in the
 * demo.
 */
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

/** Three or four dishes that suit the style, in an order of the product's own. */
export function pairingsOf(foods: readonly string[], chance: Random): string[] {
  const first = Math.floor(chance.next() * foods.length);
  const turned = [...foods.slice(first), ...foods.slice(0, first)];
  return chance.chance(0.6) ? turned : turned.slice(0, 3);
}
