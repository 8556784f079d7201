import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoCatalogue } from '../../demo/src/catalogue/catalogue.js';
import { countries } from './countries.js';
import { drawMap, fileName } from './draw-maps.js';

const folder = new URL('../../shop/src/art/maps/', import.meta.url);
const kept = (file: string): ReturnType<typeof drawMap> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

it('keeps the maps that are drawn today, and no others: draw-maps.ts draws them', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(countries).map(fileName).sort());
  for (const [name, country] of Object.entries(countries))
    expect({ name, ...kept(fileName(name)) }).toEqual({ name, ...drawMap(country) });
});

it('marks each region of a wine of the demo, within its country', () => {
  const wines = demoCatalogue().products.filter(({ department }) => department === 'wine');
  for (const { country, region } of wines) {
    const file = countries[`${country} ${region}`] ? fileName(`${country} ${region}`) : fileName(country);
    const { regions, width, height } = kept(file);
    const at = regions[region];
    expect(at, `${region}, ${country}`).toBeDefined();
    expect(at![0], region).toBeLessThan(width);
    expect(at![1], region).toBeLessThan(height);
  }
});
