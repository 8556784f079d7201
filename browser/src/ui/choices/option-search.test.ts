import { describe, expect, it } from 'vitest';
import { named, search } from './option-search';

const cities = ['Alameda', 'San José', 'Los Angeles', 'Santa Ana', 'SAN DIEGO'].map((name) => ({ name }));
const found = (text: string) => search(cities, text).map((city) => city.name);

describe('looking for an entry', () => {
  it.each([
    ['', ['Alameda', 'San José', 'Los Angeles', 'Santa Ana', 'SAN DIEGO']],
    ['san', ['San José', 'Santa Ana', 'SAN DIEGO']],
    ['jose', ['San José']],
    ['JOSÉ', ['San José']],
    ['  san d', ['SAN DIEGO']],
    ['an', ['San José', 'Los Angeles', 'Santa Ana', 'SAN DIEGO']],
    ['a', ['Alameda', 'San José', 'Los Angeles', 'Santa Ana', 'SAN DIEGO']],
    ['zz', []],
  ])('finds by %j', (text, names) => expect(found(text)).toEqual(names));

  it('shows what begins with the text before what only contains it', () => {
    expect(search([{ name: 'East Ana' }, { name: 'Ana' }], 'ana').map((city) => city.name)).toEqual([
      'Ana',
      'East Ana',
    ]);
  });

  it.each([
    ['san jose', 'San José'],
    ['san', undefined],
    ['', undefined],
  ])('takes %j as the name of %s', (text, name) => expect(named(cities, text)?.name).toBe(name));
});
