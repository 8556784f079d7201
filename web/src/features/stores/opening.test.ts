import { describe, expect, it } from 'vitest';
import { openingInWords, weekInWords } from './opening';

const hours = [
  { weekday: 0, opens: '11:00', closes: '18:00' },
  { weekday: 2, opens: '11:00', closes: '20:00' },
  { weekday: 3, opens: '11:00', closes: '20:00' },
  { weekday: 5, opens: '11:00', closes: '00:30' },
  { weekday: 6, opens: '10:00', closes: '00:00' },
];
const chicago = { hours, timezone: 'America/Chicago' };
const saying = (open_now: boolean, at: string) => openingInWords({ ...chicago, open_now }, new Date(at));

describe('what a store says about its hours', () => {
  it.each([
    ['in the afternoon', '2026-11-17T21:00:00Z', 'Open until 8:00 PM'],
    ['in the minute of opening', '2026-11-17T17:00:00Z', 'Open until 8:00 PM'],
    ['late on Friday', '2026-11-21T05:30:00Z', 'Open until 12:30 AM'],
    ['after midnight, still the Friday', '2026-11-21T06:29:00Z', 'Open until 12:30 AM'],
    ['when it closes at midnight', '2026-11-22T05:59:00Z', 'Open until 12:00 AM'],
    ['at the same wall time in summer', '2026-07-07T16:00:00Z', 'Open until 8:00 PM'],
  ])('open %s', (_when, at, says) => {
    expect(saying(true, at)).toBe(says);
  });

  it.each([
    ['in the morning', '2026-11-17T16:59:00Z', 'Opens at 11:00 AM'],
    [
      'in the minute of closing, before another day of opening',
      '2026-11-18T02:00:00Z',
      'Opens tomorrow at 11:00 AM',
    ],
    ['on a day without hours', '2026-11-16T18:00:00Z', 'Opens tomorrow at 11:00 AM'],
    ['on the evening before a closed day', '2026-11-19T03:00:00Z', 'Opens Friday at 11:00 AM'],
    ['after the Friday has ended, past midnight', '2026-11-21T06:30:00Z', 'Opens at 10:00 AM'],
    ['after the Saturday has ended at midnight', '2026-11-22T06:00:00Z', 'Opens at 11:00 AM'],
    ['over the end of the week', '2026-11-23T01:00:00Z', 'Opens Tuesday at 11:00 AM'],
  ])('closed %s', (_when, at, says) => {
    expect(saying(false, at)).toBe(says);
  });

  it('goes by the clock on the store’s own wall', () => {
    const at = new Date('2026-11-18T02:30:00Z');
    const losAngeles = { hours, timezone: 'America/Los_Angeles' };
    expect(openingInWords({ ...losAngeles, open_now: true }, at)).toBe('Open until 8:00 PM');
    expect(saying(false, at.toISOString())).toBe('Opens tomorrow at 11:00 AM');
  });

  it('names the next week’s day when it opens on one day only', () => {
    const mondays = { timezone: 'America/Chicago', hours: [{ weekday: 1, opens: '10:00', closes: '12:00' }] };
    const at = new Date('2026-11-16T19:00:00Z');
    expect(openingInWords({ ...mondays, open_now: false }, at)).toBe('Opens Monday at 10:00 AM');
  });

  it('names no time that the server’s word contradicts', () => {
    expect(saying(false, '2026-11-17T21:00:00Z')).toBe('Closed now');
    expect(saying(true, '2026-11-17T10:00:00Z')).toBe('Open now');
  });

  it('without hours is closed', () => {
    expect(openingInWords({ hours: [], timezone: 'America/Chicago', open_now: false }, new Date())).toBe(
      'Closed now',
    );
  });
});

describe('the week on the store’s door', () => {
  it('begins on Sunday, names closed days and marks today', () => {
    const week = weekInWords(chicago, new Date('2026-11-17T03:00:00Z'));
    expect(week.map(({ day, hours: open }) => `${day}: ${open}`)).toEqual([
      'Sunday: 11:00 AM – 6:00 PM',
      'Monday: Closed',
      'Tuesday: 11:00 AM – 8:00 PM',
      'Wednesday: 11:00 AM – 8:00 PM',
      'Thursday: Closed',
      'Friday: 11:00 AM – 12:30 AM',
      'Saturday: 10:00 AM – 12:00 AM',
    ]);
    expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['Monday']);
  });
});
