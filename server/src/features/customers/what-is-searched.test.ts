import { expect, it } from 'vitest';
import { whatIsSearched } from './what-is-searched.js';

it('reads an order number, whole or as it is read out', () => {
  expect(whatIsSearched(' ca1-104001 ')).toEqual({ orderNumber: 'CA1-104001', names: [] });
  expect(whatIsSearched('104001')).toEqual({ phone: '104001', orderDigits: '104001', names: [] });
});

it.each(['(415) 555-0142', '+1 415.555.0142', '14155550142', '415 5550142'])(
  'reads the phone %s',
  (typed) => {
    expect(whatIsSearched(typed)?.phone).toBe('4155550142');
  },
);

it('reads an address in any letters', () => {
  expect(whatIsSearched('Ada@Example')).toEqual({ email: 'ada@example', names: [] });
});

it('reads one word as the beginning of a first name, a last name or an address', () => {
  expect(whatIsSearched('lov')).toEqual({
    email: 'lov',
    names: [
      ['lov', ''],
      ['', 'lov'],
    ],
  });
});

it('reads names in either order, wherever one ends and the other begins', () => {
  expect(whatIsSearched('van der Berg, Ann')?.names).toEqual(
    expect.arrayContaining([
      ['Ann', 'van der Berg'],
      ['van der Berg', 'Ann'],
      ['', 'van der Berg Ann'],
    ]),
  );
});

it.each(['', ' a ', '12', '()'])('waits for more than "%s"', (typed) => {
  expect(whatIsSearched(typed)).toBeUndefined();
});
