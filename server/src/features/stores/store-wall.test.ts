import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeWall } from './store-wall.js';

const shown = (timezone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
const told = (timezone: string, moment: Date) =>
  new Date(storeWall(timezone, moment)).toISOString().slice(0, 19).replace('T', ' ');

// Kathmandu is off by a quarter of an hour, and Lord Howe moves its clock by half of one.
const timezones = [
  'America/Chicago',
  'America/Phoenix',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

describe("the clock on the store's wall", () => {
  it('shows what the calendar of the world says, at any moment', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...timezones), moments, (timezone, moment) => {
        expect(told(timezone, moment)).toBe(shown(timezone, moment));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['America/Chicago', '2026-03-08T07:59:59Z'],
    ['America/Chicago', '2026-03-08T08:00:00Z'],
    ['America/Chicago', '2026-11-01T06:59:59Z'],
    ['America/Chicago', '2026-11-01T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ])('in %s jumps when the law says so: %s', (timezone, moment) => {
    expect(told(timezone, new Date(moment))).toBe(shown(timezone, new Date(moment)));
  });
});
