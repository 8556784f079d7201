import { expect, it } from 'vitest';
import { middleOfZip } from './zip-middles.js';

it.each([
  ['94110', 37.75, -122.42],
  ['60614', 41.92, -87.65],
  ['97201', 45.5, -122.69],
  ['00601', 18.18, -66.75],
  ['99950', 55.34, -131.64],
])('the middle of %s is known', (zip, latitude, longitude) => {
  const middle = middleOfZip(zip);
  expect(Math.abs(middle!.latitude - latitude)).toBeLessThan(0.2);
  expect(Math.abs(middle!.longitude - longitude)).toBeLessThan(0.2);
});

it.each(['00000', 'none'])('that of %s is not', (zip) => {
  expect(middleOfZip(zip)).toBeUndefined();
});
