import { expect, test } from 'vitest';
import { demoStores } from '../stores.js';
import { demoCatalogue } from './catalogue.js';
import type { Product } from './product.js';

const { products, sets, reviews } = demoCatalogue();
const byNumber = new Map(products.map((product) => [product.number, product]));
const offers = products.flatMap((product) => product.offers);
const usualPrice = (product: Product) =>
  product.offers.map(({ price, compareAt }) => compareAt ?? price).toSorted((a, b) => a - b)[0] ?? 0;

/** How closely the order of one value follows that of the other: 1 fully, 0 not at all. */
function togetherness(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  };
  const [a, b] = [ranks(pairs.map(([x]) => x)), ranks(pairs.map(([, y]) => y))];
  const mean = (pairs.length - 1) / 2;
  const spread = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0);
  return spread(a, b) / Math.sqrt(spread(a, a) * spread(b, b));
}

test.each(demoStores)('$name carries most of the range, not all of it', ({ id }) => {
  const here = offers.filter(({ storeId }) => storeId === id);
  expect(here.length).toBeGreaterThan(600 * 0.74);
  expect(here.length).toBeLessThan(600 * 0.97);
  const share = (some: typeof here) => some.length / here.length;
  const onSale = share(here.filter(({ compareAt }) => compareAt !== null));
  const low = share(here.filter(({ stock }) => stock > 0 && stock < 6));
  const out = share(here.filter(({ stock }) => stock === 0));
  expect(onSale).toBeGreaterThan(0.07);
  expect(onSale).toBeLessThan(0.2);
  expect(low).toBeGreaterThan(0.05);
  expect(low).toBeLessThan(0.2);
  expect(out).toBeGreaterThan(0.02);
  expect(out).toBeLessThan(0.1);
});

test('every product is somewhere, at prices that stand on shelves', () => {
  for (const { slug, offers: own } of products) {
    expect(own.length, slug).toBeGreaterThan(0);
    for (const { price, compareAt, stock } of own) {
      expect([0, 49, 99], `${slug} ${price}`).toContain(price % 100);
      expect(price, slug).toBeGreaterThanOrEqual(199);
      expect(compareAt ?? price + 1, slug).toBeGreaterThan(price);
      expect(stock, slug).toBeGreaterThanOrEqual(0);
    }
    const regular = own.map(({ price, compareAt }) => compareAt ?? price);
    expect(Math.max(...regular) / Math.min(...regular), slug).toBeLessThan(1.25);
  }
});

test('prices of wine are those of a wine shop', () => {
  const bottles = products.filter(({ department, sizeMl }) => department === 'wine' && sizeMl === 750);
  const prices = bottles.map(usualPrice).toSorted((a, b) => a - b);
  const median = prices[Math.floor(prices.length / 2)] ?? 0;
  expect(prices[0]).toBeGreaterThanOrEqual(999);
  expect(median).toBeGreaterThan(2_200);
  expect(median).toBeLessThan(4_800);
  expect(prices.at(-1)).toBeLessThan(100_000);
});

test('a bigger bottle of the same wine costs more', () => {
  for (const large of products)
    for (const small of products)
      if (
        large.brand === small.brand &&
        large.name === small.name &&
        large.packCount === small.packCount &&
        (large.sizeMl ?? 0) > (small.sizeMl ?? 0)
      )
        expect(usualPrice(large), large.slug).toBeGreaterThan(usualPrice(small));
});

test('critics like dear things better, but not always', () => {
  const pairs = products.flatMap((product) =>
    product.scores.map(({ points }) => [usualPrice(product), points] as const),
  );
  const together = togetherness(pairs);
  expect(together).toBeGreaterThan(0.4);
  expect(together).toBeLessThan(0.95);
  expect(Math.min(...pairs.map(([, points]) => points))).toBeGreaterThanOrEqual(82);
  expect(Math.max(...pairs.map(([, points]) => points))).toBeLessThanOrEqual(100);
});

test('customers do not like dear things less', () => {
  const rated = products.flatMap((product) => {
    const own = reviews.filter(({ productNumber }) => productNumber === product.number);
    const sum = own.reduce((total, { rating }) => total + rating, 0);
    return own.length > 2 ? [[usualPrice(product), sum / own.length] as const] : [];
  });
  expect(rated.length).toBeGreaterThan(150);
  expect(togetherness(rated)).toBeGreaterThan(0.1);
  const average = rated.reduce((sum, [, rating]) => sum + rating, 0) / rated.length;
  expect(average).toBeGreaterThan(3.6);
  expect(average).toBeLessThan(4.6);
});

test.each(sets)('the parts of $name are in stock everywhere, and cost more one by one', (set) => {
  for (const { id } of demoStores) {
    const parts = set.parts.map(({ productNumber, quantity }) => {
      const offer = byNumber.get(productNumber)?.offers.find(({ storeId }) => storeId === id);
      expect(offer?.stock ?? 0).toBeGreaterThanOrEqual(quantity);
      return (offer?.price ?? 0) * quantity;
    });
    const sum = parts.reduce((total, part) => total + part, 0);
    expect(set.price).toBeLessThan(sum);
    expect(set.price).toBeGreaterThan(sum * 0.7);
  }
});

test('what is drawn for is dear and rare, and what is limited is not cheap', () => {
  const drawn = products.filter(({ allocation }) => allocation.kind === 'lottery');
  const limited = products.filter(({ allocation }) => allocation.kind === 'limit');
  expect(drawn.length).toBeGreaterThanOrEqual(8);
  expect(limited.length).toBeGreaterThanOrEqual(10);
  for (const product of drawn) {
    expect(usualPrice(product), product.slug).toBeGreaterThan(6_000);
    for (const { stock } of product.offers) expect(stock, product.slug).toBeLessThan(8);
  }
  for (const product of limited) expect(usualPrice(product), product.slug).toBeGreaterThan(1_000);
});
