import { sustainabilityTags } from 'contract/catalogue';
import fc from 'fast-check';
import { packedOffer } from '../features/catalogue/shelves/offer-cells.js';
import type { ShelvedProduct } from '../features/catalogue/shelves/shelves.sql.js';

export const countries = ['France', 'Italy', 'Spain'];
const years = [null, 2019, 2020, 2021];
const sizes = [null, 375, 750];
export const tags = sustainabilityTags.slice(0, 3);
const foods = { beef: 'grilled rib-eye', cheese: 'aged Gouda', none: 'a good cigar' };
export const names = {
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

export const bottle = fc.record({
  category_id: fc.constantFrom(1, 2),
  country: fc.constantFrom(...countries),
  vintage: fc.constantFrom(...years),
  size_ml: fc.constantFrom(...sizes),
  sustainability: fc.subarray(tags),
  rating_count: fc.integer({ min: 0, max: 3 }),
  rating: fc.integer({ min: 1, max: 5 }),
  varietals: fc.subarray([1, 2]),
  foods: fc.subarray(Object.keys(foods) as (keyof typeof foods)[]),
  points: fc.constantFrom(null, 88, 90, 93, 97),
  price: fc.integer({ min: 1, max: 10 }),
  isReduced: fc.boolean(),
  left: fc.integer({ min: 0, max: 6 }),
  isCarried: fc.boolean(),
});
export type Bottle = typeof bottle extends fc.Arbitrary<infer B> ? B : never;

export const asProduct = (one: Bottle, index: number): ShelvedProduct => ({
  id: index + 1,
  brand_id: 1,
  category_id: one.category_id,
  name: `Bottle ${index}`,
  country: one.country,
  region: one.country,
  appellation: '',
  vintage: one.vintage ?? 0,
  size_ml: one.size_ml ?? 0,
  sustainability: one.sustainability.join('\n'),
  featured: false,
  added: index,
  rating_sum: one.rating * one.rating_count,
  rating_count: one.rating_count,
  varietals: one.varietals,
  pairings: one.foods.map((food) => foods[food]).join('\n'),
  points: one.points ?? 0,
  offers: one.isCarried ? [packedOffer(1, one.price, one.isReduced, one.left)] : [],
});

const several = <Value extends string>(values: readonly Value[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
export const choice = fc.record({
  category: perhaps(fc.constantFrom('red-wine', 'white-wine', 'cheese')),
  varietal: perhaps(fc.constantFrom('merlot', 'syrah')),
  grape: several<string>(['Merlot', 'Syrah', 'Gamay']),
  pairing: several(['beef', 'cheese'] as const),
  points: perhaps(fc.constantFrom('90', '92', '95')),
  country: several(countries),
  vintage: several<string>(['nv', '2019', '2020']),
  size: several<string>(['375', '750', '1500']),
  tags: several(tags),
  rating: perhaps(fc.constantFrom('1', '2', '3', '4')),
  min_price: perhaps(fc.integer({ min: 0, max: 10 })),
  max_price: perhaps(fc.integer({ min: 0, max: 10 })),
  in_stock: perhaps(fc.constant(true)),
  on_sale: perhaps(fc.constant(true)),
});
export type Choice = typeof choice extends fc.Arbitrary<infer C> ? C : never;
