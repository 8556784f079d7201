import type { ProductsAsked } from 'contract/catalogue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  asProduct,
  type Bottle,
  bottle,
  type Choice,
  choice,
  countries,
  names,
  tags,
} from '../../../testing/random-bottles.js';
import { findProducts } from './product-list.js';
import { Shelves } from './shelves.js';

/** One bottle after the other, as one would by hand. */
const isMeant = (one: Bottle, chosen: Choice) =>
  one.isCarried &&
  (!chosen.category || names.categories[one.category_id - 1]!.slug === chosen.category) &&
  (!chosen.varietal || one.varietals.some((id) => names.varietals[id - 1]!.slug === chosen.varietal)) &&
  (!chosen.grape || one.varietals.some((id) => chosen.grape!.includes(names.varietals[id - 1]!.name))) &&
  (!chosen.pairing || chosen.pairing.some((kind) => one.foods.includes(kind))) &&
  (!chosen.points || (one.points ?? 0) >= Number(chosen.points)) &&
  (!chosen.country || chosen.country.includes(one.country)) &&
  (!chosen.vintage || chosen.vintage.includes(String(one.vintage ?? 'nv'))) &&
  (!chosen.size || chosen.size.includes(String(one.size_ml))) &&
  (!chosen.tags || chosen.tags.some((tag) => one.sustainability.includes(tag))) &&
  (!chosen.rating || (one.rating_count > 0 && one.rating >= Number(chosen.rating))) &&
  one.price >= (chosen.min_price ?? 0) &&
  one.price <= (chosen.max_price ?? 100) &&
  (!chosen.in_stock || one.left > 0) &&
  (!chosen.on_sale || one.isReduced);

it('narrow and count as one would by hand, bottle by bottle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(bottle, { maxLength: 40 }), choice, async (bottles, chosen) => {
      const shelves = new Shelves(names);
      for (const [index, one] of bottles.entries()) shelves.put(asProduct(one, index));
      const count = (other: Partial<Choice>) =>
        bottles.filter((one) => isMeant(one, { ...chosen, ...other })).length;
      const asked = { store_id: 1, sort: 'newest', page: 1, pageSize: 100, ...chosen } as ProductsAsked;
      const { ids, total, facets } = await findProducts(shelves, asked);
      const meant = bottles.flatMap((one, index) => (isMeant(one, chosen) ? [index + 1] : []));
      expect(ids).toEqual(meant.toReversed());
      expect(total).toBe(meant.length);
      for (const { value, count: left } of facets.country) expect(left).toBe(count({ country: [value] }));
      for (const { value, count: left } of facets.vintage) expect(left).toBe(count({ vintage: [value] }));
      for (const { value, count: left } of facets.size) expect(left).toBe(count({ size: [value] }));
      for (const { value, count: left } of facets.tags)
        expect(left).toBe(count({ tags: [value as (typeof tags)[number]] }));
      for (const { value, count: left } of facets.rating) expect(left).toBe(count({ rating: value as '1' }));
      for (const { value, count: left } of facets.grape) expect(left).toBe(count({ grape: [value] }));
      for (const { value, count: left } of facets.pairing)
        expect(left).toBe(count({ pairing: [value as 'beef'] }));
      for (const { value, count: left } of facets.points) expect(left).toBe(count({ points: value as '90' }));
      const anywhere = { category: undefined, varietal: undefined };
      for (const { value, count: left } of facets.category)
        expect(left).toBe(count({ ...anywhere, category: value as 'red-wine' }));
      expect(facets.department).toEqual(
        count(anywhere) === 0 ? [] : [{ value: 'wine', count: count(anywhere) }],
      );
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

it('say which refinements have to go when nothing is left, and no more than those', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(bottle, { maxLength: 12 }), choice, async (bottles, chosen) => {
      const shelves = new Shelves(names);
      for (const [index, one] of bottles.entries()) shelves.put(asProduct(one, index));
      const asked = { store_id: 1, page: 1, pageSize: 100, ...chosen } as ProductsAsked;
      const { total, narrowed } = await findProducts(shelves, asked);
      const onShelf = bottles.filter((one) =>
        isMeant(one, { category: chosen.category, varietal: chosen.varietal } as Choice),
      );
      if (total > 0 || onShelf.length === 0) {
        expect(narrowed).toBe(null);
        return;
      }
      const left = (kept: Partial<Choice>) => bottles.filter((one) => isMeant(one, kept as Choice)).length;
      const keptOf = (without: readonly string[]) => {
        const fields = without.flatMap((one) => (one === 'price' ? ['min_price', 'max_price'] : one));
        return Object.fromEntries(Object.entries(chosen).filter(([field]) => !fields.includes(field)));
      };
      expect(narrowed!.total_rows).toBe(left(keptOf(narrowed!.without)));
      expect(narrowed!.total_rows).toBeGreaterThan(0);
      for (const spared of narrowed!.without)
        expect(left(keptOf(narrowed!.without.filter((one) => one !== spared)))).toBe(0);
    }),
  );
});

it('narrow by a price of nothing as by any other', async () => {
  const shelves = new Shelves(names);
  const [one] = fc.sample(bottle, 1);
  for (const index of [0, 1]) shelves.put(asProduct({ ...one!, isCarried: true }, index));
  const totalAt = async (prices: Partial<Choice>) => {
    const asked = { store_id: 1, sort: 'newest', page: 1, pageSize: 10, ...prices } as ProductsAsked;
    return (await findProducts(shelves, asked)).total;
  };
  expect(await totalAt({ max_price: 0 })).toBe(0);
  expect(await totalAt({ min_price: 0 })).toBe(2);
});

it('put a product that has changed in its old place, and take away what is gone', async () => {
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
    foods: [],
    points: null,
    price: 5,
    isReduced: false,
    left: 6,
    isCarried: true,
  };
  const find = async (chosen: Partial<Choice> = {}) => {
    const asked = { store_id: 1, sort: 'featured', page: 1, pageSize: 10, ...chosen } as ProductsAsked;
    return (await findProducts(shelves, asked)).ids;
  };
  for (const index of Array.from({ length: 3000 }).keys()) shelves.put(asProduct(one, index));
  shelves.put(asProduct({ ...one, country: 'Spain' }, 2000));
  expect(shelves.size).toBe(3000);
  expect(await find({ country: ['Spain'] })).toEqual([2001]);
  shelves.takeAway(2001);
  expect(await find({ country: ['Spain'] })).toEqual([]);
  shelves.put(asProduct({ ...one, country: 'Spain' }, 2000));
  expect(await find({ country: ['Spain'] })).toEqual([2001]);
  expect(shelves.size).toBe(3000);
});
