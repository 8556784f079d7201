import { expect, test } from 'vitest';
import { random } from './random.js';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) => {
    const chance = random(seed);
    return Array.from({ length: 20 }, () => chance.next());
  };
  expect(draw('valmire')).toEqual(draw('valmire'));
  expect(draw('valmire')).not.toEqual(draw('delorme'));
});

test('numbers stay within their limits, and every choice comes up', () => {
  const chance = random(7);
  const numbers = Array.from({ length: 500 }, () => chance.between(3, 5));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...numbers)).toBeLessThan(5);
  expect(new Set(Array.from({ length: 200 }, () => chance.pick(['a', 'b', 'c'])))).toEqual(
    new Set(['a', 'b', 'c']),
  );
});

test('nothing can be picked from nothing', () => {
  expect(() => random(1).pick([])).toThrow('Nothing to pick from.');
});
