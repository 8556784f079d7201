import type { Answering } from 'browser/testing/fake-server';
import { type ListedPlace, listCities, listCountries, listStates, lookUpLocation } from 'contract/places';

const countries = [
  { id: 276, name: 'Germany' },
  { id: 840, name: 'United States' },
];
const states: Record<string, ListedPlace[]> = {
  276: [{ id: 2761, name: 'Bavaria' }],
  840: [
    { id: 8401, name: 'California' },
    { id: 8402, name: 'Illinois' },
  ],
};
const cities: Record<string, ListedPlace[]> = {
  2761: [{ id: 27611, name: 'Munich' }],
  8401: [
    { id: 84011, name: 'Oakland' },
    { id: 84012, name: 'San Francisco' },
  ],
  8402: [
    { id: 84021, name: 'Chicago' },
    { id: 84022, name: 'Springfield' },
  ],
};
const byZip: Record<string, [string, string, string]> = {
  94110: ['united states', 'CALIFORNIA', 'San francisco'],
  94601: ['United States', 'California', 'Oakland'],
  60601: ['United States', 'Illinois', 'Chicago'],
  99999: ['United States', 'California', 'Nowhere'],
};

const says = (data: unknown) => ({ status: 200, body: { message: 'OK', data } });

/**
 * A small world: two countries, three states, five cities. A code's names come in other letters than the
 * lists'.
 */
export const smallWorld: Answering[] = [
  { endpoint: listCountries, reply: async () => says(countries) },
  {
    endpoint: listStates,
    reply: async (_asked, _path, query) => says(states[query?.get('country_id') ?? '']),
  },
  { endpoint: listCities, reply: async (_asked, _path, query) => says(cities[query?.get('state_id') ?? '']) },
  {
    endpoint: lookUpLocation,
    reply: async (asked) => {
      const [country = null, state = null, city = null] =
        byZip[(asked as { zip_code: string }).zip_code] ?? [];
      return says({ country, state, city });
    },
  },
];
