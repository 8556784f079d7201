import { type Random, random } from '../pictures/drawing/random.js';
import { listed } from './facts/style.js';
import { beers, sakes, spiritStyles, wineStyles } from './facts/styles.js';
import { lines } from './lines.js';
import type { Product } from './product.js';
import { qualityOf } from './scores.js';
import type { Slots } from './words/grammar.js';
import * as words from './words/reviewing.js';
import { inventiveTeller } from './words/teller.js';

/** A review by somebody who bought the product. */
export interface Review {
  productNumber: number;
  firstName: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  daysAgo: number;
  /** A few wait for staff or were taken down. */
  published: boolean;
}

const styles = new Map<string, { flavours: string }>([...wineStyles, ...spiritStyles, ...beers, ...sakes]);
const styleOfLine = new Map(lines.map(({ number, style }) => [number, styles.get(style)]));

/** Most buyers are content; how content depends on the product's quality. */
export function ratingOf(quality: number, chance: Random): number {
  const felt = 3.05 + quality * 1.9 + chance.between(-1, 1) * 0.95 - (chance.chance(0.05) ? 1.6 : 0);
  return Math.min(5, Math.max(1, Math.round(felt)));
}

const useful: readonly Product['category'][] = ['glassware', 'bar-tools'];

function templatesFor({ department, category }: Product, rating: number): readonly string[] {
  if (useful.includes(category)) return rating > 3 ? words.usefulPraise : words.usefulDoubt;
  if (department === 'bar-gifts') return rating > 3 ? words.mixerPraise : words.mixerDoubt;
  if (rating === 5) return words.praise;
  if (rating === 4) return words.liking;
  return rating === 3 ? words.middling : words.poor;
}

function slotsFor(product: Product, chance: Random): Slots {
  const flavours = listed(styleOfLine.get(product.number)?.flavours ?? '');
  const first = Math.floor(chance.next() * flavours.length);
  return {
    a: flavours[first] ?? '',
    b: flavours[(first + 1) % flavours.length] ?? '',
    food: chance.pick(product.pairings),
    what: product.varietals[0]?.name ?? product.name,
    brand: product.brand,
  };
}

/** Cheap and featured products are bought and reviewed most. */
function howMany({ offers, featured, addedDaysAgo, allocation }: Product, chance: Random): number {
  if (allocation.kind === 'lottery' || addedDaysAgo < 10) return 0;
  const price = offers[0]?.price ?? 0;
  const liked = featured ? 9 : price < 3_000 ? 5 : price < 8_000 ? 3.4 : 1.8;
  return Math.floor(chance.next() ** 1.5 * liked * 2 + (featured ? 4 : 0));
}

export function demoReviews(products: readonly Product[]): Review[] {
  const say = inventiveTeller();
  return products.flatMap((product): Review[] => {
    const chance = random(`reviews ${product.slug}`);
    const quality = qualityOf(`cellar door 2026 ${product.number}`, product.offers[0]?.price ?? 0);
    const names = new Set<string>();
    const count = howMany(product, chance);
    for (let i = 0; i < count; i++) names.add(chance.pick(words.firstNames));
    return [...names].map((firstName) => {
      const rating = ratingOf(quality, chance);
      return {
        productNumber: product.number,
        firstName,
        rating,
        text: say(templatesFor(product, rating), slotsFor(product, chance), chance),
        daysAgo: Math.round(chance.between(1, product.addedDaysAgo)),
        published: !chance.chance(0.03),
      };
    });
  });
}
