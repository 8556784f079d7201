import { expect, test } from 'vitest';
import { demoCatalogue } from './catalogue.js';
import { manyProducts } from './many-products.js';
import type { Product } from './product.js';

const demo = demoCatalogue();
const many = [...manyProducts(9_000)];
const beyond = many.slice(demo.products.length);

const shownAs = ({ brand, name, vintage, sizeMl, packCount }: Product) =>
  [brand, name, vintage, sizeMl, packCount].join(' | ');

test('as many come as are asked for, numbered from 1 on', () => {
  expect(many.map(({ number }) => number)).toEqual(Array.from({ length: 9_000 }, (_, i) => i + 1));
  expect([...manyProducts(20)]).toHaveLength(20);
  expect([...manyProducts(0)]).toEqual([]);
});

test('the first ones are the demo shop’s', () => {
  const known = demo.products.map(({ slug, picture }) => [slug, picture]);
  expect(many.slice(0, known.length).map(({ slug, picture }) => [slug, picture])).toEqual(known);
});

test('no two are the same', () => {
  expect(new Set(many.map(shownAs)).size).toBe(many.length);
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(many.length);
});

test('drinks come from other producers than the demo’s, and the more there are, the more producers', () => {
  const drinks = beyond.filter(({ department }) => department !== 'bar-gifts');
  const taken = new Set(demo.products.map(({ brand }) => brand));
  const brands = (products: readonly Product[]) => new Set(products.map(({ brand }) => brand));
  expect([...brands(drinks)].filter((brand) => taken.has(brand))).toEqual([]);
  expect(brands(drinks).size).toBeGreaterThan(brands(drinks.slice(0, drinks.length / 2)).size * 1.5);
});

test('they are of the same kinds, in the same shares', () => {
  const shares = (products: readonly Product[]) =>
    Object.fromEntries(
      demo.departments.map(({ slug }) => [
        slug,
        products.filter(({ department }) => department === slug).length / products.length,
      ]),
    );
  expect(shares(beyond)).toEqual(shares(demo.products));
});

test('each has the picture of a demo product, and the vessel and closure that it shows', () => {
  const shown = new Map(demo.products.map((product) => [product.picture, product]));
  for (const { picture, closure, category, sizeMl } of beyond)
    expect(shown.get(picture)).toMatchObject({ closure, category, sizeMl });
});

test('a second run gives the same', () => {
  expect([...manyProducts(1_300)].slice(1_200)).toEqual(many.slice(1_200, 1_300));
});
