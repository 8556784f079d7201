import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoCatalogue } from './catalogue.js';
import type { Product } from './product.js';

const { departments, products, sets, pictures } = demoCatalogue();

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const countBy = (values: readonly string[]) =>
  values.reduce<Record<string, number>>((counts, value) => {
    counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  }, {});

test('600 products in the shop’s shares, numbered from 1 on', () => {
  expect(products.map(({ number }) => number)).toEqual(Array.from({ length: 600 }, (_, i) => i + 1));
  expect(countBy(products.map(({ department }) => department))).toEqual({
    wine: 330,
    spirits: 170,
    beer: 60,
    sake: 20,
    'bar-gifts': 20,
  });
  expect(sets).toHaveLength(24);
});

test('each category belongs to its product’s department, and none is empty', () => {
  const used = new Set(products.map(({ department, category }) => `${department} ${category}`));
  const known = departments.flatMap(({ slug, categories }) =>
    categories.map((category) => `${slug} ${category.slug}`),
  );
  expect([...used].toSorted()).toEqual(known.toSorted());
});

test('every brand, name and vintage comes once in a size', () => {
  const shown = ({ brand, name, vintage, sizeMl, packCount }: Product) =>
    [brand, name, vintage, sizeMl, packCount].join(' | ');
  expect(repeated(products.map(shown))).toEqual([]);
});

test('an address leads to one product or set, and is plain letters', () => {
  const slugs = [...products, ...sets].map(({ slug }) => slug);
  expect(repeated(slugs)).toEqual([]);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test('every product and every set has a picture of its own', () => {
  const names = pictures.map(({ name }) => name);
  expect(repeated(names)).toEqual([]);
  const shown = products.flatMap(({ picture, otherPictures }) => [picture, ...otherPictures]);
  expect(names.toSorted()).toEqual([...shown, ...sets.map(({ picture }) => picture)].sort());
});

test('the same seed gives the same catalogue, to the letter', () => {
  const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  const first = hash(demoCatalogue());
  expect(hash(demoCatalogue())).toBe(first);
  expect(hash(demoCatalogue().products)).toBe(hash(products));
});
