import * as v from 'valibot';
import { expect, it } from 'vitest';
import { productsQuery } from './query.js';

const pricesIn = (address: object) => {
  const { min_price, max_price } = v.parse(productsQuery, { store_id: '1', ...address });
  return [min_price, max_price];
};

it.each([
  [{}, [undefined, undefined]],
  [{ min_price: '0', max_price: '0' }, [0, 0]],
  [{ min_price: '0.5', max_price: '49.99' }, [50, 4999]],
])('a list is asked for with the prices %j, in cents %j: nothing is a price too', (address, cents) => {
  expect(pricesIn(address)).toEqual(cents);
});

it.each(['', '-1', '1.005', 'free'])('a list is not asked for with the price "%s"', (min_price) => {
  expect(() => pricesIn({ min_price })).toThrow();
});

it('a list is narrowed by up to 30 values of a kind, and none counts twice', () => {
  const chosen = (count: number) => Array.from({ length: count }, (_, at) => `Country ${at}`);
  const parse = (country: string[]) => v.safeParse(productsQuery, { store_id: '1', country });
  expect(parse([...chosen(30), 'Country 1'])).toMatchObject({
    success: true,
    output: { country: chosen(30) },
  });
  expect(parse(chosen(31)).success).toBe(false);
});
