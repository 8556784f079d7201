import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { foldName, placeList } from '../../server/src/features/places/place-list.js';
import { type GatheredCity, type GatheredCountry, gatherPlaces } from './build-places-gather.js';
import { spellUsCity } from './build-places-names.js';
import { placesText } from './build-places-text.js';

const shippedText = brotliDecompressSync(
  readFileSync(new URL('../../server/places/places.txt.br', import.meta.url)),
);

const cityNamed = (name: string): [string, GatheredCity] => [foldName(name), { name, zips: [] }];

const wineLand = (...cities: string[]): GatheredCountry[] => {
  const state = { code: 'RD', name: 'Red', cities: new Map(cities.map(cityNamed)) };
  return [{ id: 750, code: 'WL', name: 'Wineland', states: new Map([['RD', state]]) }];
};

const citiesIn = (text: string) => placeList(Buffer.from(text)).citiesOf(750_001);

describe('the list of places', () => {
  it('is what the tool makes of the pinned packages', () => {
    // By line: collation may differ in a letter from one version of Node to another.
    const lines = (text: string) =>
      text
        .split('\n')
        .map((line) => line.replace(/\t=\d+$/, ''))
        .sort();
    const rebuilt = placesText(gatherPlaces(), placeList(shippedText));
    expect(lines(rebuilt)).toEqual(lines(shippedText.toString()));
  });

  it('keeps every id when cities come and go', () => {
    const first = placesText(wineLand('Beaune', 'Dijon', 'Pommard'));
    expect(citiesIn(first)?.map(({ id }) => id)).toEqual([1, 2, 3]);
    const second = placesText(
      wineLand('Aloxe', 'Beaune', 'Chablis', 'Pommard'),
      placeList(Buffer.from(first)),
    );
    expect(citiesIn(second)).toEqual([
      { id: 4, name: 'Aloxe' },
      { id: 1, name: 'Beaune' },
      { id: 5, name: 'Chablis' },
      { id: 3, name: 'Pommard' },
    ]);
  });
});

it.each([
  ['Mc Lean', 'McLean'],
  ['Fort Mcdowell', 'Fort McDowell'],
  ['Mcbh Kaneohe Bay', 'MCBH Kaneohe Bay'],
  ['O Fallon', "O'Fallon"],
  ['Land O Lakes', "Land O' Lakes"],
  ['Bois D Arc', "Bois D'Arc"],
  ['Round O', 'Round O'],
  ["Lincoln'S New Salem", "Lincoln's New Salem"],
  ['Travis Afb', 'Travis AFB'],
  ['Fe Warren Afb', 'F.E. Warren AFB'],
  ['Santa Fe', 'Santa Fe'],
])('%s is spelt %s', (source, spelt) => {
  expect(spellUsCity(source)).toBe(spelt);
});
