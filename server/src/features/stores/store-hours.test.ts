import { describe, expect, it } from 'vitest';
import { isOpenAt } from './store-hours.js';

const chicago = 'America/Chicago';
const hours = [
  { weekday: 1, opens: '10:00', closes: '20:00' },
  { weekday: 5, opens: '10:00', closes: '01:00' },
];

const special_days = [
  { day: '2026-11-23', opens: null, closes: null, words: 'We count the cellar' },
  { day: '2026-11-25', opens: '18:00', closes: '02:00', words: 'The evening before Thanksgiving' },
];

describe('opening hours', () => {
  it.each([
    ['the minute of opening', '2026-11-16T16:00:00Z', true],
    ['the minute before', '2026-11-16T15:59:59Z', false],
    ['the minute of closing', '2026-11-17T02:00:00Z', false],
    ['the minute before closing', '2026-11-17T01:59:00Z', true],
    ['a weekday without hours', '2026-11-17T18:00:00Z', false],
    ['late on Friday', '2026-11-21T05:30:00Z', true],
    ['after midnight, still the Friday', '2026-11-21T06:30:00Z', true],
    ['after the Friday ended', '2026-11-21T07:00:00Z', false],
    ['a Monday that is closed', '2026-11-23T18:00:00Z', false],
    ['a Wednesday that opens once', '2026-11-26T00:00:00Z', true],
    ['the night after it', '2026-11-26T07:59:00Z', true],
    ['the end of that night', '2026-11-26T08:00:00Z', false],
    ['the same wall time in summer', '2026-07-06T15:00:00Z', true],
  ])('at %s', (_when, moment, open) => {
    expect(isOpenAt({ hours, special_days }, chicago, new Date(moment))).toBe(open);
  });

  it.each([
    ['in the minute before', '2026-11-16T15:59:00Z', false],
    ['in the minute of opening', '2026-11-16T16:00:00Z', true],
    ['at midnight', '2026-11-17T06:00:00Z', true],
    ['in the last minute', '2026-11-17T15:59:00Z', true],
    ['a day later', '2026-11-17T16:00:00Z', false],
  ])('from ten to ten are a whole day, and %s', (_when, moment, open) => {
    const wholeMonday = { hours: [{ weekday: 1, opens: '10:00', closes: '10:00' }], special_days: [] };
    expect(isOpenAt(wholeMonday, chicago, new Date(moment))).toBe(open);
  });

  it('reads the wall clock of the store, not of the server', () => {
    const sundayNight = { hours: [{ weekday: 0, opens: '21:05', closes: '21:06' }], special_days: [] };
    const monday = new Date('2026-11-16T05:05:00Z');
    expect(isOpenAt(sundayNight, 'America/Los_Angeles', monday)).toBe(true);
  });
});
