import { describe, expect, it } from 'vitest';
import { isWithin } from './search-typos.js';
import { soughtIn, wordsOf } from './search-words.js';

describe('the words of a name', () => {
  it.each([
    ['Châteauneuf-du-Pape', ['chateauneuf', 'pape']],
    ['Grüner Veltliner', ['gruner', 'veltliner']],
    ['Barbera d’Alba', ['barbera', 'alba']],
    ['Saint Crispin’s Gins', ['saint', 'crispin', 'gin']],
    ['St. Brannock’s', ['saint', 'brannock']],
    ['Whiskies & Whiskeys', ['whiskey', 'whiskey']],
    ['Weißburgunder', ['weissburgunder']],
    ['Xarel·lo', ['xarel', 'lo']],
    ['12 Years', ['12', 'year']],
    ['The Constructor Red', ['constructor', 'red']],
  ])('in "%s" are %j', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  it('are written out where people shorten them', () => {
    expect(soughtIn('Cab Sauv').map(({ word }) => word)).toEqual(['cabernet', 'sauvignon']);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'are looked for as typed: %s',
    (typed) => {
      expect(soughtIn(typed)).toEqual([{ word: typed.toLowerCase(), typed: typed.toLowerCase() }]);
    },
  );

  it('are not taken from a search that has no others', () => {
    expect(soughtIn('the').map(({ typed }) => typed)).toEqual(['the']);
    expect(soughtIn('the wines of Rioja').map(({ word }) => word)).toEqual(['wine', 'rioja']);
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['noir', 'nior', 1, true],
    ['noir', 'noire', 1, true],
    ['noir', 'nor', 1, true],
    ['noir', 'nuir', 1, true],
    ['noir', 'neer', 1, false],
    ['noir', 'onir', 1, false],
    ['gewurztraminer', 'gewurtztraminner', 2, true],
    ['gewurztraminer', 'gewurtztraminnner', 2, false],
  ])('makes %s of %s, with %i: %s', (a, b, most, isOne) => {
    expect(isWithin(most, a, b)).toBe(isOne);
    expect(isWithin(most, b, a)).toBe(isOne);
  });
});
