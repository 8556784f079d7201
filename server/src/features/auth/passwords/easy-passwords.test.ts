import { describe, expect, it } from 'vitest';
import { hasFewSigns, isMadeOfNames, isMadeOfRuns, repeatedPart, wordsBehind } from './easy-passwords.js';

describe('a password made of runs', () => {
  it.each([
    '87654321',
    '12345678',
    '01234567890',
    'abcd1234',
    'qwertyui',
    'lkjhgfdsa',
    '1qaz2wsx',
    '1q2w3e4r',
    'aaabbb123',
  ])('is %s', (password) => expect(isMadeOfRuns(password)).toBe(true));
  it.each(['a bottle of barolo', 'qwerty and more', '1234 is short', 'ab12cd34', '🍷🧀🍇🥖🫒🍝🍐🌰'])(
    'is not %s',
    (password) => expect(isMadeOfRuns(password)).toBe(false),
  );
  it('is told quickly of the longest password', () => {
    expect(isMadeOfRuns(`${'abc'.repeat(42)}x`)).toBe(false);
  });
});

describe('what a password repeats', () => {
  it.each([
    ['aaaaaaaa', 'a'],
    ['12341234', '1234'],
    ['abcabcab', 'abc'],
    ['🍷🧀🍷🧀', '🍷🧀'],
    ['a bottle', 'a bottle'],
  ])('of %s is %s', (password, part) => expect(repeatedPart(password)).toBe(part));
});

describe('a password of few signs', () => {
  it.each([
    ['11223311', true],
    ['abababab', true],
    ['abcdabcd', false],
  ])('%s: %s', (password, few) => expect(hasFewSigns(password)).toBe(few));
});

describe('the word behind a password', () => {
  it.each([
    ['monkey2019', 'monkey'],
    ['2019monkey', 'monkey'],
    ['m0nkey1999!', 'monkey'],
    ['p@$$w0rd', 'password'],
    ['1etmein1', 'letmein'],
    ['!!dragon!!', 'dragon'],
  ])('%s is %s', (password, word) => expect([...wordsBehind(password)]).toContain(word));
  it('is not sought behind longer numbers', () => {
    expect([...wordsBehind('monkey4155550123')]).not.toContain('monkey');
  });
});

describe('a password made of names', () => {
  const owner = { first_name: 'Ada', last_name: 'D’Été', email: 'ada.byron@example.com' };
  it.each([
    'cellardoor',
    'cellar-door-99',
    'c3ll4rd00r',
    'doorcellar1',
    'adaadaada',
    'adadete1815',
    'ada d\u2019\u00e9t\u00e9',
    'ada.byron@example.com',
    'byron1815!',
    'example1',
  ])('is %s', (password) => expect(isMadeOfNames(password, owner)).toBe(true));
  it.each(['cellar-door-demo', 'ada loves long walks', 'nothing of hers'])('is not %s', (password) =>
    expect(isMadeOfNames(password, owner)).toBe(false),
  );
});
