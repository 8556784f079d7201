import type { ProductsAsked } from 'contract/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  asProduct,
  type Bottle,
  bottle,
  type Choice,
  choice,
  names,
} from '../../../testing/random-bottles.js';
import { shelfAsked } from '../home/shelf-in-address.js';
import { isProductTouched } from '../product/product-details.js';
import { relatedTo } from '../product/related.js';
import { type Change, changeBetween } from './changes.js';
import { findProducts } from './product-list.js';
import { Shelves } from './shelves.js';
import { isListTouched, isShelfTouched } from './touched.js';

const shelfFull = fc.array(
  bottle.map((one) => ({ ...one, isCarried: true })),
  { minLength: 10, maxLength: 25 },
);
/** Two choices at most: with more, nothing would be left of so few bottles. */
const chosen = fc
  .tuple(
    choice,
    fc.subarray<keyof Choice>(
      ['category', 'country', 'min_price', 'max_price', 'in_stock', 'on_sale', 'rating', 'grape'],
      { maxLength: 2 },
    ),
  )
  .map(([all, fields]) => Object.fromEntries(fields.map((field) => [field, all[field]])));
const question = fc
  .record({
    sort: fc.constantFrom('featured', 'match', 'price-up', 'price-down', 'rating', 'newest', 'name'),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 4 }),
    chosen,
  })
  .map(({ chosen, ...how }) => ({ store_id: 1, ...how, ...chosen }) as ProductsAsked);

const news = fc.array(
  fc.record({
    nth: fc.integer({ min: 0, max: 24 }),
    offer: fc.record(
      {
        price: fc.integer({ min: 1, max: 10 }),
        isReduced: fc.boolean(),
        left: fc.integer({ min: 0, max: 6 }),
      },
      { requiredKeys: [] },
    ),
    /** Now and then something besides the offer changes. */
    other: fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bottle }),
  }),
  { minLength: 1, maxLength: 30 },
);

const cardsOf = (bottles: readonly Bottle[], ids: readonly number[]) =>
  ids.map((id) => {
    const { price, isReduced, left } = bottles[id - 1]!;
    return { id, price, isReduced, left };
  });

type At = { shelves: Shelves; bottles: readonly Bottle[] };
type Kept = { answer: unknown; isTouchedBy: (change: Change) => boolean };
type Making = (at: At, asked: ProductsAsked) => Kept | Promise<Kept>;

const list: Making = async ({ shelves, bottles }, asked) => {
  const { ids, total, facets, narrowed } = await findProducts(shelves, asked);
  return {
    answer: { cards: cardsOf(bottles, ids), total, facets, narrowed },
    isTouchedBy: (change) => isListTouched(shelves, asked, { ids, total, price: facets.price }, change),
  };
};

/** A listing that a home leads to; the home itself watches the cards of its bottles. */
const shelf: Making = ({ shelves }, asked) => {
  const answer = shelfAsked(shelves, asked, 3);
  // The home shows the first bottles in stock, so it is made anew whenever one sells out or comes back.
  return {
    answer,
    isTouchedBy: (change) =>
      isShelfTouched(shelves, asked, change) ||
      [...change.offers.values()].some(({ before, after }) => before.left > 0 !== after.left > 0),
  };
};

const related: Making = ({ shelves, bottles }, { store_id, pageSize }) => {
  const [{ price, category_id }, id] = [bottles[0]!, 1];
  const category = names.categories[category_id - 1]!.slug;
  const ids = relatedTo(shelves, store_id, { id, category, price }, pageSize);
  return {
    answer: cardsOf(bottles, ids),
    isTouchedBy: (change) => isProductTouched(shelves, store_id, { id, related: ids }, change),
  };
};

it.each(Object.entries({ list, shelf, related }))(
  'a kept %s is as a new one after any changes that do not touch it, and many do not',
  async (_, make) => {
    const counts = { kept: 0, made: 0 };
    await fc.assert(
      fc.asyncProperty(shelfFull, question, news, async (first, asked, changes) => {
        const bottles = [...first];
        const shelves = new Shelves(names);
        for (const [index, one] of bottles.entries()) shelves.put(asProduct(one, index));
        const makeNow = () => make({ shelves, bottles }, asked);
        let kept = await makeNow();
        for (const { nth, offer, other } of changes) {
          const index = nth % bottles.length;
          bottles[index] = { ...(other ?? bottles[index]!), ...offer };
          const before = shelves.seen(index + 1);
          shelves.put(asProduct(bottles[index]!, index));
          const change = changeBetween(index + 1, false, before, shelves.seen(index + 1));
          const isTouched = change === undefined || kept.isTouchedBy(change);
          counts[isTouched ? 'made' : 'kept']++;
          const fresh = await makeNow();
          if (!isTouched) expect(kept.answer).toEqual(fresh.answer);
          kept = isTouched ? fresh : kept;
        }
      }),
      { numRuns: 400 },
    );
    expect(counts.kept).toBeGreaterThan(counts.made / 10);
  },
);
