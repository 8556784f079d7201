import { daysAfter, daysBetween, weekdayOf } from 'contract/platform/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../stores/index.js';
import { arrivalOf, type Carrier, type Holiday, isBusinessDay } from './arrival.js';

const on = (month: number, date: number): Holiday => ({ month, date, weekday: null, nth: null });
const nth = (month: number, weekday: number, which: number): Holiday => ({
  month,
  date: null,
  weekday,
  nth: which,
});
const holidays = [on(1, 1), nth(5, 1, -1), on(7, 4), nth(9, 1, 1), nth(11, 4, 4), on(12, 25)];
const carrier: Carrier = { from_days: 2, until_days: 4, cut_off: '14:00', holidays };
const daily = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '11:00', closes: '20:00' }));
const sanFrancisco = { timezone: 'America/Los_Angeles', hours: daily, special_days: [] };
const chicago = {
  timezone: 'America/Chicago',
  hours: daily.filter(({ weekday }) => weekday !== 1),
  special_days: [],
};

const at = (store: typeof chicago, day: string, time: string, more: Partial<Carrier> = {}) => {
  const arrival = arrivalOf({ ...carrier, ...more }, store, momentAt(store.timezone, day, time));
  return arrival && [arrival.from, arrival.until, arrival.orderBy.toISOString()];
};

describe('when a parcel arrives', () => {
  it.each([
    ['the minute before the cut-off', '2026-11-16', '13:59', '2026-11-18', '2026-11-20', '2026-11-16T22:00'],
    ['the minute of the cut-off', '2026-11-16', '14:00', '2026-11-19', '2026-11-23', '2026-11-17T22:00'],
    ['on a Saturday', '2026-11-14', '09:00', '2026-11-18', '2026-11-20', '2026-11-16T22:00'],
    ['on the day before Thanksgiving', '2026-11-25', '09:00', '2026-11-30', '2026-12-02', '2026-11-25T22:00'],
    ['on Thanksgiving', '2026-11-26', '09:00', '2026-12-01', '2026-12-03', '2026-11-27T22:00'],
    ['on the evening of New Year', '2026-12-31', '20:00', '2027-01-06', '2027-01-08', '2027-01-04T22:00'],
    [
      'before a Fourth of July on a Saturday',
      '2026-07-02',
      '09:00',
      '2026-07-07',
      '2026-07-09',
      '2026-07-02T21:00',
    ],
    [
      'before a Fourth of July on a Sunday',
      '2027-07-02',
      '09:00',
      '2027-07-07',
      '2027-07-09',
      '2027-07-02T21:00',
    ],
    [
      'on the night when summer time begins',
      '2026-03-08',
      '02:30',
      '2026-03-11',
      '2026-03-13',
      '2026-03-09T21:00',
    ],
    ['on the night when it ends', '2026-11-01', '01:30', '2026-11-04', '2026-11-06', '2026-11-02T22:00'],
  ])('%s', (_name, day, time, from, until, orderBy) => {
    expect(at(sanFrancisco, day, time)).toEqual([from, until, `${orderBy}:00.000Z`]);
  });

  it('leaves out a day on which the store is closed: nobody packs', () => {
    expect(at(chicago, '2026-11-16', '09:00')?.[0]).toBe('2026-11-19');
  });

  it("goes by the store's clock, wherever the customer is", () => {
    const now = new Date('2026-11-17T19:30:00Z');
    expect(arrivalOf(carrier, sanFrancisco, now)?.from).toBe('2026-11-19');
    expect(arrivalOf(carrier, { ...sanFrancisco, timezone: 'America/New_York' }, now)?.from).toBe(
      '2026-11-20',
    );
  });

  it('is told by no store that is never open', () => {
    expect(at({ ...chicago, hours: [] }, '2026-11-16', '09:00')).toBeUndefined();
  });

  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom(
    'America/Los_Angeles',
    'America/Chicago',
    'America/New_York',
    'Pacific/Honolulu',
  );
  const some = fc
    .record({ from_days: fc.integer({ min: 1, max: 6 }), more: fc.integer({ min: 0, max: 5 }) })
    .map(({ from_days, more }) => ({ ...carrier, from_days, until_days: from_days + more }));

  it('is always on business days, in order, and before what is ordered later', () => {
    fc.assert(
      fc.property(moments, moments, zones, some, (one, other, timezone, plan) => {
        const [now, later] = one < other ? [one, other] : [other, one];
        const store = { timezone, hours: daily, special_days: [] };
        const first = arrivalOf(plan, store, now)!;
        const second = arrivalOf(plan, store, later)!;
        expect([first.from, first.until].every((day) => isBusinessDay(day, holidays))).toBe(true);
        expect(first.from <= first.until).toBe(true);
        expect(first.orderBy > now).toBe(true);
        expect(first.from <= second.from && first.until <= second.until).toBe(true);
        expect(daysBetween(now.toISOString().slice(0, 10), first.until)).toBeLessThan(
          7 + plan.until_days * 3,
        );
      }),
    );
  });

  it('stays the same until the minute that is named, and changes with it', () => {
    fc.assert(
      fc.property(moments, zones, (now, timezone) => {
        const store = { timezone, hours: daily, special_days: [] };
        const first = arrivalOf(carrier, store, now)!;
        expect(arrivalOf(carrier, store, new Date(first.orderBy.getTime() - 1))).toEqual(first);
        expect(arrivalOf(carrier, store, first.orderBy)!.from > first.from).toBe(true);
      }),
    );
  });

  it('leaves out the six holidays of a year, each on a weekday', () => {
    const days = Array.from({ length: 365 }, (_, away) => daysAfter('2026-01-01', away));
    const free = days.filter((day) => weekdayOf(day) % 6 !== 0 && !isBusinessDay(day, holidays));
    expect(free).toEqual([
      '2026-01-01',
      '2026-05-25',
      '2026-07-03',
      '2026-09-07',
      '2026-11-26',
      '2026-12-25',
    ]);
  });
});
