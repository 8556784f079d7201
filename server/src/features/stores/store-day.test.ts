import { describe, expect, it } from 'vitest';
import { daysBetween, storeDay } from './store-day.js';

describe("the store's calendar", () => {
  it.each([
    ['America/Los_Angeles', '2026-11-20T07:59:59Z', '2026-11-19'],
    ['America/Los_Angeles', '2026-11-20T08:00:00Z', '2026-11-20'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
    ['America/Chicago', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('in %s at %s shows %s', (timezone, moment, day) => {
    expect(storeDay(timezone, new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-10-31', '2026-11-02', 2],
  ])('counts from %s to %s %d days', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
  });
});
