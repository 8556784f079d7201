import * as v from 'valibot';
import { expect, it } from 'vitest';
import { zipCode, zipProblem } from './zip-codes.js';

it.each(['94110', '94110-1234', '94110 1234', '941101234'])('an American zip code may be %s', (zip) => {
  expect(zipProblem(zip, 'US')).toBeUndefined();
});

it.each(['9411', '941101', '94110-12', 'SW1A 1AA'])(
  '%s is no American zip code, but may be one elsewhere',
  (zip) => {
    expect(zipProblem(zip, 'US')).toBe('Enter a zip code of 5 or 9 digits');
    expect(zipProblem(zip, 'GB')).toBeUndefined();
  },
);

it.each([
  [' 94110 ', '94110'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['-94110', undefined],
  ['94110!', undefined],
  ['1'.repeat(13), undefined],
])('%o is kept as %o', (typed, kept) => {
  const { success, output } = v.safeParse(zipCode, typed);
  expect(success ? output : undefined).toBe(kept);
});
