import { describe, expect, it } from 'vitest';
import { localDay, toIsoDay, typedDay, withSlashes } from './typed-day';

/** As a person types it: what stands in the field after each key. */
const typing = (keys: string) => [...keys].reduce((typed, key) => withSlashes(typed + key), '');

describe('a date of birth as it is typed', () => {
  it.each([
    ['by digits alone', '04171986', '04/17/1986'],
    ['with slashes', '04/17/1986', '04/17/1986'],
    ['with short month and day', '4/7/1986', '04/07/1986'],
    ['in December', '12011999', '12/01/1999'],
    ['the year first', '1986-04-17', '1986-04-17'],
    ['a year of this century first', '2001-01-02', '2001-01-02'],
    ['with letters, which are left for the error to name', 'April 17', 'April 17'],
  ])('%s', (_how, keys, stands) => {
    expect(typing(keys)).toBe(stands);
  });

  it('is read as one day in both spellings', () => {
    expect(toIsoDay('04/17/1986')).toBe('1986-04-17');
    expect(toIsoDay('1986-04-17')).toBe('1986-04-17');
  });

  it.each(['4/17/1986', '04/17/86', '04-17-1986', '17 April 1986', '1986-4-17', ''])(
    'is strict: %s',
    (typed) => {
      expect(typedDay.test(typed)).toBe(false);
    },
  );

  it('is compared with the day that it is where the person is', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
