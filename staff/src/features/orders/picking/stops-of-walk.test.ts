import { expect, test } from 'vitest';
import { pickOf } from '../../../testing/picks';
import { ordersOfWalk } from './orders-of-walk';
import { bottlesIn, stopsOf } from './stops-of-walk';

const bag = (letter: string, ...items: ReturnType<typeof pickOf>[]) => ({ letter, number: letter, items });

test('each wine is one stop in the order of the shelves, with the bags that it goes to', () => {
  const barolo = { product_id: 51, name: 'Barolo', shelf_place: 'B 12' };
  const stops = stopsOf([
    bag('A', pickOf({ ...barolo, needed: 1 }), pickOf({ needed: 2, picked: 1 })),
    bag('B', pickOf({ product_id: 52, shelf_place: '' }), pickOf({ needed: 3 })),
  ]);
  expect(stops.map(({ bottle, left }) => [bottle.shelf_place, left])).toEqual([
    ['B 3', 4],
    ['B 12', 1],
    ['', 2],
  ]);
  expect(stops[0]!.into.map(({ bag: { letter }, item }) => [letter, item.needed])).toEqual([
    ['A', 2],
    ['B', 3],
  ]);
  expect(bottlesIn(stops.map(({ bottle }) => bottle))).toEqual({ picked: 1, needed: 5 });
});

test('a walk has twelve bags at most, each order once', () => {
  expect(ordersOfWalk({ orders: ['A', 'A', 7, '', 'B'] })).toEqual({ orders: ['A', 'B'] });
  expect(ordersOfWalk({ orders: 'A' })).toEqual({ orders: [] });
  expect(ordersOfWalk({ orders: Array.from({ length: 20 }, (_, nth) => `${nth}`) }).orders).toHaveLength(12);
});
