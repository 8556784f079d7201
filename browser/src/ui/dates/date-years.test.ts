import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { futurePresets, pastPresets } from './date-presets';
import { birthYears, comingYears, usualYears, yearsToOffer } from './date-years';

const today = '2026-11-20';

describe('the years on offer', () => {
  it.each([
    ['2026-11-20', 1976, 2075],
    ['2000-01-01', 1950, 2049],
    ['2024-02-29', 1974, 2073],
  ])('for a date of birth on %s: %s to %s', (today, first, last) => {
    expect(birthYears(today)).toEqual({ first, last });
    expect(yearsToOffer(birthYears(today), first)).toHaveLength(100);
  });

  it.each([
    ['2026-11-20', 2026, 2055],
    ['1999-12-31', 1999, 2028],
  ])('for any other date on %s: %s to %s', (today, first, last) => {
    expect(comingYears(today)).toEqual({ first, last });
    expect(yearsToOffer(comingYears(today), first)).toHaveLength(30);
  });

  it.each([
    ['a last day that is today', { max: today }],
    ['a last day before', { max: '2026-01-31' }],
    ['a last moment today', { max: `${today}T23:59` }],
    ['presets that lie behind', { presets: pastPresets(today) }],
  ])('lie behind for %s', (_what, asked) => {
    expect(usualYears({ today, ...asked })).toEqual({ first: 1997, last: 2026 });
  });

  it.each([
    ['nothing that is said', {}],
    ['a last day to come', { max: '2027-01-31' }],
    ['presets to come', { presets: futurePresets(today, { thisMonth: true }) }],
  ])('lie ahead for %s', (_what, asked) => {
    expect(usualYears({ today, ...asked })).toEqual({ first: 2026, last: 2055 });
  });

  it('keep a stored year outside of them, in its place', () => {
    expect(yearsToOffer({ first: 2026, last: 2028 }, 1961)).toEqual([1961, 2026, 2027, 2028]);
    expect(yearsToOffer({ first: 2026, last: 2028 }, 2040)).toEqual([2026, 2027, 2028, 2040]);
    expect(yearsToOffer({ first: 2026, last: 2028 }, 2027)).toEqual([2026, 2027, 2028]);
  });

  it('always hold the shown year, rise, and never repeat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (current, shown) => {
        const years = yearsToOffer({ first: current, last: current + 29 }, shown);
        expect(years).toContain(shown);
        expect(years).toEqual([...new Set(years)].sort((a, b) => a - b));
      }),
    );
  });
});
