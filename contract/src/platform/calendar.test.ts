import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  daysAfter,
  daysBetween,
  lastDayOfMonth,
  monthsAfter,
  utcDay,
  weekdayOf,
  yearsAfter,
} from './calendar.js';

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2900-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const fewDays = fc.integer({ min: -200_000, max: 200_000 });
const fewMonths = fc.integer({ min: -1200, max: 1200 });
const fewYears = fc.integer({ min: -100, max: 100 });
const date = (text: string) => Number(text.slice(8));

describe('days of the calendar', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-10-31', '2026-11-02', 2],
    ['0001-01-01', '0001-12-31', 364],
  ])('from %s to %s are %d', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
    expect(daysAfter(from, count)).toBe(to);
  });

  it('lead back by as many as they led on, in the order of their texts', () => {
    fc.assert(
      fc.property(day, fewDays, (from, count) => {
        const to = daysAfter(from, count);
        expect(daysBetween(from, to)).toBe(count);
        expect(Math.sign(count)).toBe(from < to ? 1 : from > to ? -1 : 0);
      }),
    );
  });

  it('have the weekday of the day a week later, and tomorrow the next one', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    fc.assert(
      fc.property(day, (today) => {
        expect(weekdayOf(daysAfter(today, 7))).toBe(weekdayOf(today));
        expect(weekdayOf(daysAfter(today, 1))).toBe((weekdayOf(today) + 1) % 7);
      }),
    );
  });

  it('are those of Greenwich for a moment', () => {
    expect(utcDay(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  });
});

describe('months of the calendar', () => {
  it.each([
    ['2028-02-10', '2028-02-29'],
    ['2026-02-10', '2026-02-28'],
    ['2100-02-01', '2100-02-28'],
    ['2026-12-31', '2026-12-31'],
  ])('that of %s ends on %s', (within, last) => {
    expect(lastDayOfMonth(within)).toBe(last);
  });

  it.each([
    ['2026-11-20', -1, '2026-10-20'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-01-15', -2, '2025-11-15'],
    ['2026-11-20', -12, '2025-11-20'],
    ['2028-02-29', -12, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-03-30', -1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['0098-12-31', 2, '0099-02-28'],
  ])('%s and %d of them are %s', (from, months, to) => {
    expect(monthsAfter(from, months)).toBe(to);
  });

  it('keep the date, or end with the month where it is shorter', () => {
    fc.assert(
      fc.property(day, fewMonths, (from, count) => {
        const to = monthsAfter(from, count);
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months(to) - months(from)).toBe(count);
        expect(date(to)).toBe(Math.min(date(from), date(lastDayOfMonth(to))));
      }),
    );
  });
});

describe('years of the calendar', () => {
  it.each([
    ['2028-02-29', 1, '2029-03-01'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2027-02-28', 1, '2028-02-28'],
  ])('%s and %d of them are %s', (from, years, to) => {
    expect(yearsAfter(from, years)).toBe(to);
  });

  it('keep month and date, except from a leap day to a year that has none', () => {
    fc.assert(
      fc.property(day, fewYears, (from, count) => {
        const to = yearsAfter(from, count);
        expect(Number(to.slice(0, 4)) - Number(from.slice(0, 4))).toBe(count);
        const isLeapDay = from.endsWith('-02-29');
        expect(to.slice(4)).toBe(
          isLeapDay && date(lastDayOfMonth(`${to.slice(0, 4)}-02-01`)) === 28 ? '-03-01' : from.slice(4),
        );
      }),
    );
  });

  it.each([
    ['2025-11-19', '2004-11-20', 20],
    ['2025-11-20', '2004-11-20', 21],
    ['2025-02-28', '2004-02-29', 20],
    ['2025-03-01', '2004-02-29', 21],
    ['2024-02-29', '2004-02-29', 20],
    ['2003-11-20', '2004-11-20', -1],
  ])('on %s somebody who was born on %s is %d old', (today, birthday, age) => {
    expect(ageOn(today, birthday)).toBe(age);
  });

  it('make nobody older before the birthday, and everybody on it', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 120 }), (birthday, age) => {
        const turned = yearsAfter(birthday, age);
        expect(ageOn(turned, birthday)).toBe(age);
        expect(ageOn(daysAfter(turned, -1), birthday)).toBe(age - 1);
      }),
    );
  });
});
