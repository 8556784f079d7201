import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt, storeDay, storeWall } from './store-wall.js';

const shown = (timezone: string, moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
const told = (timezone: string, moment: Date) =>
  new Date(storeWall(timezone, moment)).toISOString().slice(0, 19).replace('T', ' ');

// Kathmandu's offset ends in a quarter of an hour, and Lord Howe changes its clock by half an hour.
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

describe("the store's calendar", () => {
  it.each([
    ['America/Los_Angeles', '2026-11-20T07:59:59Z', '2026-11-19'],
    ['America/Los_Angeles', '2026-11-20T08:00:00Z', '2026-11-20'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
    ['America/Chicago', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('in %s at %s shows %s', (timezone, moment, day) => {
    expect(storeDay(timezone, new Date(moment))).toBe(day);
  });
});

describe("a time on the store's clock", () => {
  it.each([
    ['in winter', 'America/Chicago', '2026-11-20', '10:00', '2026-11-20T16:00:00.000Z'],
    ['in summer', 'America/Chicago', '2026-07-06', '10:00', '2026-07-06T15:00:00.000Z'],
    ['at midnight', 'America/Los_Angeles', '2026-11-20', '00:00', '2026-11-20T08:00:00.000Z'],
    ['before the hour is left out', 'America/Chicago', '2026-03-08', '01:59', '2026-03-08T07:59:00.000Z'],
    ['within the hour left out', 'America/Chicago', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
    ['after it', 'America/Chicago', '2026-03-08', '03:00', '2026-03-08T08:00:00.000Z'],
    ['in the hour that comes twice', 'America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
    ['at a midnight that is left out', 'America/Havana', '2026-03-08', '00:00', '2026-03-08T05:00:00.000Z'],
    ['after that', 'America/Chicago', '2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
    ['in the morning of that day', 'America/Chicago', '2026-11-01', '10:00', '2026-11-01T16:00:00.000Z'],
  ])('%s', (_name, timezone, day, time, moment) => {
    expect(momentAt(timezone, day, time).toISOString()).toBe(moment);
  });
});
