import { type ProductsAsked, sustainabilityTags } from 'contract/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findProducts } from './product-list.js';
import { Shelves } from './shelves.js';
import type { ShelvedProduct } from './shelves.sql.js';

const countries = ['France', 'Italy', 'Spain'];
const years = [null, 2019, 2020, 2021];
const sizes = [null, 375, 750];
const tags = sustainabilityTags.slice(0, 3);
const names = {
  departments: [{ id: 1, name: 'Wine', slug: 'wine' }],
  categories: [
    { id: 1, name: 'Red Wine', slug: 'red-wine', department_id: 1 },
    { id: 2, name: 'White Wine', slug: 'white-wine', department_id: 1 },
  ],
  varietals: [
    { id: 1, name: 'Merlot', slug: 'merlot' },
    { id: 2, name: 'Syrah', slug: 'syrah' },
  ],
  brands: [{ id: 1, name: 'Cascina', slug: 'cascina' }],
};

const bottle = fc.record({
  category_id: fc.constantFrom(1, 2),
  country: fc.constantFrom(...countries),
  vintage: fc.constantFrom(...years),
  size_ml: fc.constantFrom(...sizes),
  sustainability: fc.subarray(tags),
  rating_count: fc.integer({ min: 0, max: 3 }),
  rating: fc.integer({ min: 1, max: 5 }),
  varietals: fc.subarray([1, 2]),
  price: fc.integer({ min: 1, max: 10 }),
  isReduced: fc.boolean(),
  left: fc.integer({ min: 0, max: 6 }),
  isCarried: fc.boolean(),
});
type Bottle = typeof bottle extends fc.Arbitrary<infer B> ? B : never;

const asProduct = (one: Bottle, index: number): ShelvedProduct => ({
  id: index + 1,
  brand_id: 1,
  category_id: one.category_id,
  name: `Bottle ${index}`,
  country: one.country,
  region: one.country,
  appellation: null,
  vintage: one.vintage,
  size_ml: one.size_ml,
  sustainability: one.sustainability,
  featured: false,
  added: index,
  rating_sum: one.rating * one.rating_count,
  rating_count: one.rating_count,
  varietals: one.varietals,
  offers: one.isCarried ? [[1, one.price, one.isReduced, one.left]] : null,
});

const several = <Value extends string>(values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const choice = fc.record({
  category: perhaps(fc.constantFrom('red-wine', 'white-wine', 'cheese')),
  varietal: perhaps(fc.constantFrom('merlot', 'syrah')),
  country: several(countries),
  vintage: several<string>(['nv', '2019', '2020']),
  size: several<string>(['375', '750', '1500']),
  tags: several(tags),
  rating: perhaps(fc.constantFrom('1', '2', '3', '4')),
  min_price: perhaps(fc.integer({ min: 1, max: 10 })),
  max_price: perhaps(fc.integer({ min: 1, max: 10 })),
  in_stock: perhaps(fc.constant(true)),
  on_sale: perhaps(fc.constant(true)),
});
type Choice = typeof choice extends fc.Arbitrary<infer C> ? C : never;

/** One bottle after the other, as one would by hand. */
const isMeant = (one: Bottle, chosen: Choice) =>
  one.isCarried &&
  (!chosen.category || names.categories[one.category_id - 1]!.slug === chosen.category) &&
  (!chosen.varietal || one.varietals.some((id) => names.varietals[id - 1]!.slug === chosen.varietal)) &&
  (!chosen.country || chosen.country.includes(one.country)) &&
  (!chosen.vintage || chosen.vintage.includes(String(one.vintage ?? 'nv'))) &&
  (!chosen.size || chosen.size.includes(String(one.size_ml))) &&
  (!chosen.tags || chosen.tags.some((tag) => one.sustainability.includes(tag))) &&
  (!chosen.rating || (one.rating_count > 0 && one.rating >= Number(chosen.rating))) &&
  one.price >= (chosen.min_price ?? 0) &&
  one.price <= (chosen.max_price ?? 100) &&
  (!chosen.in_stock || one.left > 0) &&
  (!chosen.on_sale || one.isReduced);

it('narrow and count as one would by hand, bottle by bottle', () => {
  fc.assert(
    fc.property(fc.array(bottle, { maxLength: 40 }), choice, (bottles, chosen) => {
      const shelves = new Shelves(names);
      for (const [index, one] of bottles.entries()) shelves.put(asProduct(one, index));
      const count = (other: Partial<Choice>) =>
        bottles.filter((one) => isMeant(one, { ...chosen, ...other })).length;
      const asked = { store_id: 1, sort: 'newest', page: 1, pageSize: 100, ...chosen } as ProductsAsked;
      const { ids, total, facets } = findProducts(shelves, asked);
      const meant = bottles.flatMap((one, index) => (isMeant(one, chosen) ? [index + 1] : []));
      expect(ids).toEqual(meant.toReversed());
      expect(total).toBe(meant.length);
      for (const { value, count: left } of facets.country) expect(left).toBe(count({ country: [value] }));
      for (const { value, count: left } of facets.vintage) expect(left).toBe(count({ vintage: [value] }));
      for (const { value, count: left } of facets.size) expect(left).toBe(count({ size: [value] }));
      for (const { value, count: left } of facets.tags)
        expect(left).toBe(count({ tags: [value as (typeof tags)[number]] }));
      for (const { value, count: left } of facets.rating) expect(left).toBe(count({ rating: value as '1' }));
      expect(facets.in_stock).toBe(count({ in_stock: true }));
      expect(facets.on_sale).toBe(count({ on_sale: true }));
      for (const [key, values] of [
        ['country', countries],
        ['vintage', ['nv', '2019', '2020', '2021']],
        ['size', ['375', '750']],
      ] as const)
        for (const value of values)
          if (!facets[key].some((one) => one.value === value)) expect(count({ [key]: [value] })).toBe(0);
      const anyPrice = { min_price: undefined, max_price: undefined };
      const prices = bottles
        .filter((one) => isMeant(one, { ...chosen, ...anyPrice }))
        .map(({ price }) => price);
      expect(facets.price).toEqual(
        prices.length === 0
          ? null
          : { lowest: Math.min(...prices) / 100, highest: Math.max(...prices) / 100 },
      );
    }),
  );
});

it('put a product that has changed in its old place, and take away what is gone', () => {
  const shelves = new Shelves(names);
  const one: Bottle = {
    category_id: 1,
    country: 'Italy',
    vintage: 2020,
    size_ml: 750,
    sustainability: [],
    rating_count: 0,
    rating: 1,
    varietals: [1],
    price: 5,
    isReduced: false,
    left: 6,
    isCarried: true,
  };
  const find = (chosen: Partial<Choice> = {}) =>
    findProducts(shelves, {
      store_id: 1,
      sort: 'featured',
      page: 1,
      pageSize: 10,
      ...chosen,
    } as ProductsAsked).ids;
  for (const index of Array.from({ length: 3000 }).keys()) shelves.put(asProduct(one, index));
  shelves.put(asProduct({ ...one, country: 'Spain' }, 2000));
  expect(shelves.size).toBe(3000);
  expect(find({ country: ['Spain'] })).toEqual([2001]);
  shelves.takeAway(2001);
  expect(find({ country: ['Spain'] })).toEqual([]);
  shelves.put(asProduct({ ...one, country: 'Spain' }, 2000));
  expect(find({ country: ['Spain'] })).toEqual([2001]);
  expect(shelves.size).toBe(3000);
});
