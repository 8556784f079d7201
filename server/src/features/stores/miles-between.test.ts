import { expect, it } from 'vitest';
import { milesBetween } from './miles-between.js';

const mission = { latitude: 37.7589, longitude: -122.4189 };
const embarcadero = { latitude: 37.7929, longitude: -122.3921 };
const westLoop = { latitude: 41.8843, longitude: -87.6502 };

it.each([
  ['from a store to itself', mission, mission, 0],
  ['across San Francisco', mission, embarcadero, 2.8],
  ['back again', embarcadero, mission, 2.8],
  ['across the country', mission, westLoop, 1852.6],
  ['from a place that nobody knows', { latitude: null, longitude: null }, mission, null],
  ['to a place that nobody knows', mission, { latitude: 1, longitude: null }, null],
])('%s', (_way, here, there, miles) => {
  const told = milesBetween(here, there);
  if (miles === null) expect(told).toBeNull();
  else expect(told).toBeCloseTo(miles, miles > 100 ? -1 : 1);
});
