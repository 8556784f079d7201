import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dateOfBirth, isOfAge } from './age.js';

describe('the legal age', () => {
  it.each([
    ['the day before the birthday', '2005-11-21', '2026-11-20', false],
    ['the birthday', '2005-11-20', '2026-11-20', true],
    ['28 February after a birth on the 29th', '2004-02-29', '2025-02-28', false],
    ['1 March after a birth on the 29th', '2004-02-29', '2025-03-01', true],
    ['29 February of a leap year', '2004-02-29', '2028-02-29', true],
    ['a birth in the future', '2027-01-01', '2026-11-20', false],
    ['a long life', '1900-01-01', '2026-11-20', true],
    ['what is no day', 'yesterday', '2026-11-20', false],
  ])('on %s', (_name, dob, day, ofAge) => {
    expect(isOfAge(dob, day)).toBe(ofAge);
  });
});

it.each([
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['', false],
])('a date of birth of "%s" is a person\'s: %s', (dob, isTaken) => {
  expect(v.safeParse(dateOfBirth, dob).success).toBe(isTaken);
});
