import { expect, test } from 'vitest';
import { oddsInWords } from './lottery-words';

const words = (bottles: number, entries: number, about: object = {}) =>
  oddsInWords({ bottles, entries, entries_exact: true, state: 'open', ...about });

test.each([
  [12, 340, '12 bottles, 340 entries: about 1 in 28'],
  [12, 120, '12 bottles, 120 entries: 1 in 10'],
  [2, 3, '2 bottles, 3 entries: better than 1 in 2'],
  [4, 1, '4 bottles, 1 entry: so far a bottle for everybody'],
  [1, 0, '1 bottle, no entries yet'],
  [12, 1_000_000, '12 bottles, 1,000,000 entries: about 1 in 83,333'],
])('tells the odds of %i bottles among %i', (bottles, entries, expected) => {
  expect(words(bottles, entries)).toBe(expected);
});

test('where so many enter that they are no longer counted, the odds are at most these', () => {
  expect(words(12, 10_000, { entries_exact: false })).toBe(
    '12 bottles, more than 10,000 entries: less than 1 in 833',
  );
});

test('nobody has entered what is only announced: there are bottles, and nothing to reckon', () => {
  expect(words(12, 0, { state: 'announced' })).toBe('12 bottles');
});

test('once it is drawn there are no odds any more', () => {
  expect(words(12, 340, { state: 'drawn' })).toBe('12 bottles, 340 entries');
});
