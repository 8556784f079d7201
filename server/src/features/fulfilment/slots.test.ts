import { daysAfter } from 'contract/platform/calendar';
import { describe, expect, it } from 'vitest';
import { momentAt, storeDay } from '../stores/index.js';
import { isAhead, slotsAround } from './slots.js';

const timezone = 'America/Chicago';
const plan = {
  mode: 'pickup',
  minutes: 60,
  lead_minutes: 60,
  rest_minutes: 0,
  days_ahead: 1,
  places: 12,
} as const;
const hours = [
  { weekday: 0, opens: '00:00', closes: '05:00' },
  { weekday: 5, opens: '10:00', closes: '12:30' },
  { weekday: 6, opens: '22:00', closes: '01:30' },
];
const special_days = [
  { day: '2026-12-04', opens: null, closes: null, words: 'Closed for a wedding' },
  { day: '2026-12-07', opens: '10:00', closes: '12:00', words: 'Open for the holidays' },
  // Around the hour that is skipped in spring, and the one that comes twice in fall.
  { day: '2027-03-13', opens: null, closes: null, words: 'Closed' },
  { day: '2027-03-14', opens: '00:00', closes: '04:00', words: 'A short night' },
  { day: '2027-11-06', opens: null, closes: null, words: 'Closed' },
  { day: '2027-11-07', opens: '00:00', closes: '04:00', words: 'A long night' },
];
function slots(day: string, time: string, more: object = {}) {
  const cut = { ...plan, ...more };
  const now = momentAt(timezone, day, time);
  return slotsAround(cut, { hours, special_days }, timezone, storeDay(timezone, now))
    .filter((slot) => isAhead(cut, slot, now))
    .map(({ from }) => from.toISOString());
}

describe('the slots of a store', () => {
  it.each([
    ['all of them in the early morning', '2026-11-20', '09:00', {}, ['2026-11-20T16', '2026-11-20T17']],
    ['none that begins too soon', '2026-11-20', '09:01', {}, ['2026-11-20T17']],
    ['none that begins in an hour and is missed by a minute', '2026-11-20', '10:01', {}, []],
    ['none into the rest before closing', '2026-11-20', '09:00', { rest_minutes: 31 }, ['2026-11-20T16']],
    ['none longer than the store is open', '2026-11-20', '08:00', { minutes: 240 }, []],
    ['none on a closed day', '2026-11-18', '09:00', { days_ahead: 0 }, []],
  ])('are %s', (_name, day, time, more, hours) => {
    const friday = slots(day, time, more).filter((from) => from.startsWith('2026-11-20'));
    expect(friday.map((from) => from.slice(0, 13))).toEqual(hours);
  });

  it('go on after midnight and are offered while the day before is still open', () => {
    const saturday = ['2026-11-22T04:00:00.000Z', '2026-11-22T05:00:00.000Z', '2026-11-22T06:00:00.000Z'];
    expect(slots('2026-11-21', '12:00', { days_ahead: 0 })).toEqual(saturday);
    expect(slots('2026-11-21', '22:30', { days_ahead: 0 })).toEqual([saturday[2]]);
    const afterMidnight = slots('2026-11-22', '00:00', { days_ahead: 0, lead_minutes: 0 });
    expect(afterMidnight).toContain('2026-11-22T06:00:00.000Z');
  });

  it('are as many hours as the clock really passes through', () => {
    const count = (day: string) => slots(day, '00:00', { days_ahead: 0, lead_minutes: 0 }).length;
    // Each count includes one slot left over from the Saturday before.
    expect(count('2026-03-15')).toBe(6);
    expect(count('2026-03-08')).toBe(5);
    expect(count('2026-11-01')).toBe(7);
  });

  it('leave out a day that is closed, and come on a day that opens once', () => {
    const days = new Set(slots('2026-12-03', '08:00', { days_ahead: 4 }).map((from) => from.slice(0, 10)));
    expect([...days]).toEqual(['2026-12-06', '2026-12-07']);
  });

  it.each([
    ['23', '2027-03-14', 3],
    ['25', '2027-11-07', 5],
  ])('are as many as a special day of %s hours really has', (_length, day, count) => {
    const times = slots(daysAfter(day, -1), '12:00', { days_ahead: 1, lead_minutes: 0 });
    expect(times).toHaveLength(count);
  });

  it('reach as many days ahead as the plan says', () => {
    const days = new Set(slots('2026-11-20', '08:00', { days_ahead: 7 }).map((from) => from.slice(0, 10)));
    expect([...days]).toEqual(['2026-11-20', '2026-11-22', '2026-11-27']);
  });
});
