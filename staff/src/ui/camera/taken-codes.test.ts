import { expect, test } from 'vitest';
import { TakenCodes } from './taken-codes';

const size = { width: 640, height: 480 };
const at = (rawValue: string, x: number) => ({ rawValue, boundingBox: { x, y: 240, width: 0, height: 0 } });
const middle = (code: string) => at(code, 320);
const edge = (code: string) => at(code, 20);

test('a code counts once while it is seen twenty times a second, and again after it was away', () => {
  const taken = new TakenCodes();
  const seen = Array.from({ length: 100 }, (_, nth) => taken.newIn([middle('A')], size, nth * 50));
  expect(seen.filter(Boolean)).toEqual(['A']);
  // A picture that is blurred for a moment does not show it.
  expect(taken.newIn([], size, 5_100)).toBeUndefined();
  expect(taken.newIn([middle('A')], size, 5_500)).toBeUndefined();
  expect(taken.newIn([middle('A')], size, 7_000)).toBe('A');
});

test('two side by side count once each, whichever is nearer', () => {
  const taken = new TakenCodes();
  const seen = Array.from({ length: 20 }, (_, nth) =>
    taken.newIn(nth % 2 === 0 ? [middle('A'), edge('B')] : [edge('A'), middle('B')], size, nth * 100),
  );
  expect(seen.filter(Boolean)).toEqual(['A', 'B']);
});

test('what lies at the edge counts when it comes to the middle', () => {
  const taken = new TakenCodes();
  expect(taken.newIn([edge('B'), middle('A')], size, 0)).toBe('A');
  expect(taken.newIn([middle('B')], size, 100)).toBe('B');
});
