import { expect, test } from 'vitest';
import { timeLeftInWords, wordsChangeIn } from './time-left-words';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [96 * hour, '4 days left'],
  [72 * hour, '3 days left'],
  [72 * hour - 1, '71 hours left'],
  [31.9 * hour, '31 hours left'],
  [hour, '1 hour left'],
  [hour - 1, '59 minutes left'],
  [90 * second, '1 minute left'],
  [59 * second, 'Less than a minute left'],
])('of %s milliseconds it is said: %s', (left, words) => {
  expect(timeLeftInWords(left)).toBe(words);
});

test('the words are looked at again when a minute is over', () => {
  expect(timeLeftInWords(10 * minute)).toBe('10 minutes left');
  expect(wordsChangeIn(10 * minute)).toBe(1);
  expect(timeLeftInWords(10 * minute - 1)).toBe('9 minutes left');
  expect(wordsChangeIn(90 * second)).toBe(30 * second + 1);
});
