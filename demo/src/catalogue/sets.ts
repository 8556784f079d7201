import { sum } from 'contract/platform/cents';
import type { BottleSet } from '../pictures/packaging/set.js';
import { demoStores } from '../stores.js';
import { type SetFacts, setFacts } from './facts/sets.js';
import type { Product } from './product.js';
import type { DemoProduct } from './range.js';
import { slugOf } from './slug.js';

export interface WineSet {
  number: number;
  slug: string;
  name: string;
  description: string;
  /** In cents, the same at every store, and below the price of its parts at each of them. */
  price: number;
  featured: boolean;
  parts: { productNumber: number; quantity: number }[];
  picture: string;
}

/** The parts of sets, which every store keeps in stock. */
export const staples: ReadonlySet<string> = new Set(
  setFacts.flatMap(({ parts }) => parts.map(([name]) => name)),
);

interface Part extends DemoProduct {
  quantity: number;
}

function partsOf({ parts }: SetFacts, products: readonly DemoProduct[]): Part[] {
  return parts.map(([wanted, quantity]) => {
    const found = products.find(({ product }) => `${product.brand} | ${product.name}` === wanted);
    if (!found) throw new Error(`A wine set wants '${wanted}', which nobody makes.`);
    return { ...found, quantity };
  });
}

const priceAt = ({ offers, slug }: Product, storeId: number) => {
  const offer = offers.find((one) => one.storeId === storeId);
  if (!offer) throw new Error(`A wine set wants ${slug}, which store ${storeId} does not carry.`);
  return offer.price;
};

/** In whole dollars, after the saving from the price of its parts where they are cheapest. */
function priceOf({ saves }: SetFacts, parts: readonly Part[]): number {
  const sums = demoStores.map(({ id }) =>
    sum(parts.map(({ product, quantity }) => priceAt(product, id) * quantity)),
  );
  return Math.floor((Math.min(...sums) * (100 - saves)) / 10_000) * 100;
}

function pictureOf({ name, container, colour }: SetFacts, parts: readonly Part[]): BottleSet {
  const bottles = parts.flatMap(({ picture, quantity }) =>
    picture.kind === 'bottle' ? Array.from({ length: quantity }, () => picture) : [],
  );
  return { kind: 'set', container, title: name, ...(colour && { colour }), bottles };
}

export interface DemoSet {
  set: WineSet;
  picture: BottleSet;
}

export function demoSets(products: readonly DemoProduct[]): DemoSet[] {
  return setFacts.map((facts, i) => {
    const parts = partsOf(facts, products);
    const slug = slugOf(facts.name);
    const set = {
      number: i + 1,
      slug,
      name: facts.name,
      description: facts.description,
      price: priceOf(facts, parts),
      featured: facts.featured ?? false,
      parts: parts.map(({ product, quantity }) => ({ productNumber: product.number, quantity })),
      picture: `set-${slug}`,
    };
    return { set, picture: pictureOf(facts, parts) };
  });
}
