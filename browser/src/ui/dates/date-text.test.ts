import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitProblem, readDay, readMoment, writeDate } from './date-text';

const form = 'Enter the date as MM/DD/YYYY or YYYY-MM-DD';

describe('a typed day', () => {
  it.each([
    ['11/20/2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' 11/20/2026 ', '2026-11-20'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
    ['12/31/0001', '0001-12-31'],
    ['01/01/9999', '9999-01-01'],
  ])('%j is %s', (text, value) => expect(readDay(text)).toEqual({ value }));

  it.each([
    ['02/30/2026', 'February 2026 has only 28 days'],
    ['2026-02-30', 'February 2026 has only 28 days'],
    ['02/29/2025', 'February 2025 has only 28 days'],
    ['02/29/1900', 'February 1900 has only 28 days'],
    ['02/30/2024', 'February 2024 has only 29 days'],
    ['04/31/2026', 'April 2026 has only 30 days'],
    ['13/01/2026', 'There is no month 13'],
    ['00/10/2026', 'There is no month 00'],
    ['11/00/2026', 'There is no day 00'],
    ['11/20/0000', 'There is no year 0000'],
    ['20/11/2026', 'There is no month 20'],
    ['1/2/2026', form],
    ['11/20/26', form],
    ['11-20-2026', form],
    ['2026/11/20', form],
    ['2026-1-2', form],
    ['11.20.2026', form],
    ['20261120', form],
    ['11/20/2026x', form],
    ['11/20/20266', form],
    ['١١/٢٠/٢٠٢٦', form],
    ['today', form],
    ['', form],
  ])('%j is refused: %s', (text, problem) => expect(readDay(text)).toEqual({ problem }));

  it('is accepted on 29 February in leap years only', () => {
    for (let year = 1890; year <= 2110; year++) {
      const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      expect('value' in readDay(`02/29/${year}`), `${year}`).toBe(leap);
    }
  });

  const days = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('reads back every day as it was written, in both forms', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readDay(writeDate(day))).toEqual({ value: day });
        expect(readDay(day)).toEqual({ value: day });
      }),
    );
  });

  it('is never another day than the one that stands there', () => {
    const number = (max: number) => fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, '0'));
    fc.assert(
      fc.property(number(14), number(33), fc.integer({ min: 1, max: 9999 }), (month, day, year) => {
        const text = `${month}/${day}/${String(year).padStart(4, '0')}`;
        const read = readDay(text);
        if ('value' in read) expect(writeDate(read.value)).toBe(text);
      }),
    );
  });

  it('takes no other text at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readDay(text);
        if ('value' in read) expect([writeDate(read.value), read.value]).toContain(text.trim());
      }),
    );
  });
});

describe('a typed day with a time', () => {
  it.each([
    ['11/20/2026 3:30 PM', '2026-11-20T15:30'],
    ['11/20/2026 03:30pm', '2026-11-20T15:30'],
    ['11/20/2026, 12:00 AM', '2026-11-20T00:00'],
    ['11/20/2026 12:00 PM', '2026-11-20T12:00'],
    ['2026-11-20 15:07', '2026-11-20T15:07'],
    ['2026-11-20T15:30', '2026-11-20T15:30'],
  ])('%j is %s', (text, value) => expect(readMoment(text)).toEqual({ value }));

  it.each([
    ['11/20/2026', 'Enter the time like 3:30 PM'],
    ['11/20/2026 24:00', 'Enter the time like 3:30 PM'],
    ['11/20/2026 15:60', 'Enter the time like 3:30 PM'],
    ['11/20/2026 13:00 PM', 'Enter the time like 3:30 PM'],
    ['11/20/2026 0:30 AM', 'Enter the time like 3:30 PM'],
    ['11/20/2026 9:30', 'Enter the time like 3:30 PM'],
    ['02/30/2026 3:30 PM', 'February 2026 has only 28 days'],
    ['soon 3:30 PM', form],
    ['', form],
  ])('%j is refused: %s', (text, problem) => expect(readMoment(text)).toEqual({ problem }));

  it('reads back every moment as it was written', () => {
    const moments = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16));
    fc.assert(
      fc.property(moments, (value) => {
        expect(readMoment(writeDate(value))).toEqual({ value });
      }),
    );
  });
});

it.each([
  ['2026-11-20', '2026-11-20', undefined, undefined],
  ['2026-11-19', '2026-11-20', undefined, 'Choose 11/20/2026 or later'],
  ['2026-11-20T23:59', undefined, '2026-11-20', undefined],
  ['2026-11-21', undefined, '2026-11-20', 'Choose 11/20/2026 or earlier'],
  ['2026-11-21', undefined, undefined, undefined],
])('%s, from %s to %s: %s', (value, min, max, problem) =>
  expect(limitProblem(value, min, max)).toBe(problem),
);
