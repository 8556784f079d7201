import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Region } from './place-index.js';
import { type City, foldName } from './place-list.js';
import {
  findPlace,
  listAllCountries,
  listCitiesOf,
  listStatesOf,
  lookUpLocationBy,
  statesOfZip,
} from './places.js';
import { otherStateOfZip } from './zips-of-two-states.js';

const world = listAllCountries().map((country) => ({
  country,
  states: listStatesOf(country.id)!.map((state) => ({ state, cities: listCitiesOf(state.id)! })),
}));
const allStates = world.flatMap(({ states }) => states);
const everyZip = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));

const namesOf = (list: readonly (City | Region)[]) => list.map(({ name }) => name);
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
const lists = [
  listAllCountries(),
  ...world.map(({ country }) => listStatesOf(country.id)!),
  ...allStates.map(({ cities }) => cities),
];

describe('the lists of places', () => {
  it('know the states of a ZIP code', () => {
    const codes = (zip: string) => statesOfZip(zip).map(({ code }) => code);
    expect(codes('94110-1234')).toEqual(['CA']);
    expect(codes('97635')).toEqual(['OR', 'CA']);
    expect(codes('00000')).toEqual([]);
    expect([...otherStateOfZip.keys()].filter((zip) => new Set(codes(zip)).size !== 2)).toEqual([]);
  });

  it('hold the world', () => {
    expect(world).toHaveLength(249);
    expect(allStates).toHaveLength(3_888);
    expect(allStates.flatMap(({ cities }) => cities)).toHaveLength(181_162);
  });

  it('give every country a state and every state a city', () => {
    expect(world.filter(({ states }) => states.length === 0)).toEqual([]);
    expect(allStates.filter(({ cities }) => cities.length === 0)).toEqual([]);
  });

  it('never show a name twice in one list, nor one id for two', () => {
    const folded = (list: readonly (City | Region)[]) => namesOf(list).map(foldName);
    expect(lists.filter((list) => !isDistinct(folded(list)))).toEqual([]);
    expect(isDistinct(allStates.map(({ state }) => state.id))).toBe(true);
    expect(isDistinct(allStates.flatMap(({ cities }) => cities.map(({ id }) => id)))).toBe(true);
  });

  it('hold no broken name', () => {
    const isBroken = (name: string) =>
      name === '' || name !== name.normalize('NFC').trim() || /[\p{Cc}\ufffd]/u.test(name);
    expect(lists.flatMap(namesOf).filter(isBroken)).toEqual([]);
  });

  it('are sorted as a person sorts', () => {
    const names = namesOf(listAllCountries());
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('know nothing of a country or state that does not exist', () => {
    expect(listStatesOf(999)).toBeUndefined();
    expect(listCitiesOf(999)).toBeUndefined();
  });
});

describe('a ZIP code', () => {
  it('names a country, a state and a city that are in the lists, letter for letter, for all 42,002', () => {
    const unitedStates = world.find(({ country }) => country.name === 'United States')!;
    const places = new Map(
      unitedStates.states.map(({ state, cities }) => [state.name, new Set(namesOf(cities))]),
    );
    const found = everyZip.map((zip) => lookUpLocationBy(zip)).filter((location) => location !== undefined);
    expect(found).toHaveLength(42_002);
    const astray = found.filter(
      ({ country, state, city }) => country.name !== 'United States' || !places.get(state.name)?.has(city),
    );
    expect(astray).toEqual([]);
  });

  it.each([
    ['10001', 'New York', 'New York'],
    ['94103', 'California', 'San Francisco'],
    ['60601', 'Illinois', 'Chicago'],
    ['33139', 'Florida', 'Miami Beach'],
    ['02108', 'Massachusetts', 'Boston'],
    ['00501', 'New York', 'Holtsville'],
    ['99501', 'Alaska', 'Anchorage'],
    ['96813', 'Hawaii', 'Honolulu'],
    ['20001', 'District of Columbia', 'Washington'],
    ['62269', 'Illinois', "O'Fallon"],
    ['22101', 'Virginia', 'McLean'],
    ['00901', 'Puerto Rico', 'San Juan'],
    ['00802', 'U.S. Virgin Islands', 'St Thomas'],
    ['96910', 'Guam', 'Hagatna'],
    ['96799', 'American Samoa', 'Pago Pago'],
    ['96950', 'Northern Mariana Islands', 'Saipan'],
    ['09001', 'Armed Forces Europe', 'APO'],
    ['34001', 'Armed Forces Americas', 'APO'],
    ['96201', 'Armed Forces Pacific', 'APO'],
    ['96860', 'Hawaii', 'JBPHH'],
  ])('%s is in %s, %s', (zip, state, city) => {
    expect(lookUpLocationBy(zip)).toMatchObject({ country: { code: 'US' }, state: { name: state }, city });
  });

  it.each(['94103-1234', '941031234', '94103 1234', ' 94103 ', '94103 - 1234'])(
    'is understood as %j',
    (zip) => {
      expect(lookUpLocationBy(zip)?.city).toBe('San Francisco');
    },
  );

  it.each([
    '',
    '9',
    '9410',
    '00000',
    '99999',
    '94103-',
    '94103-12',
    '9410a',
    '-94103',
    '94103.0',
    '９４１０３',
    '94 103',
  ])('is unknown or unfinished as %j', (zip) => {
    expect(lookUpLocationBy(zip)).toBeUndefined();
  });

  it('may be any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => void lookUpLocationBy(text)),
    );
  });
});

describe('a place named in a form', () => {
  it('is found whatever the case, in the spelling of the lists', () => {
    const asTyped = { country: 'united states', state: 'CALIFORNIA', city: ' san Francisco' };
    expect(findPlace(asTyped)).toMatchObject({
      country: { name: 'United States', code: 'US' },
      state: { name: 'California', code: 'CA' },
      city: 'San Francisco',
    });
  });

  it('is the same whether its accents are composed or not', () => {
    const asTyped = { country: 'Brazil', state: 'Sa\u0303o Paulo', city: 'SA\u0303O PAULO' };
    expect(findPlace(asTyped)?.city).toBe('São Paulo');
  });

  it.each([
    ['a city of another state', { country: 'United States', state: 'Nevada', city: 'San Francisco' }],
    ['a state of another country', { country: 'Canada', state: 'California', city: 'San Francisco' }],
    ['no country', { country: '', state: '', city: '' }],
    ['the name of a property', { country: '__proto__', state: 'constructor', city: 'toString' }],
  ])('is not found with %s', (_what, names) => {
    expect(findPlace(names)).toBeUndefined();
  });

  it('may be in any state of the world', () => {
    const missed = allStates
      .map(({ state, cities }) => ({ state, city: cities.at(-1)!.name }))
      .filter(({ state, city }) => {
        const country = listAllCountries().find(({ id }) => id === Math.trunc(state.id / 1000))!;
        return findPlace({ country: country.name, state: state.name, city })?.state.id !== state.id;
      });
    expect(missed).toEqual([]);
  });
});
