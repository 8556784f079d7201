import { describe, expect, it } from 'vitest';
import { openingInWords, specialDaysInWords, weekInWords } from './opening';

const hours = [
  { weekday: 0, opens: '11:00', closes: '18:00' },
  { weekday: 2, opens: '11:00', closes: '20:00' },
  { weekday: 3, opens: '11:00', closes: '20:00' },
  { weekday: 5, opens: '11:00', closes: '00:30' },
  { weekday: 6, opens: '10:00', closes: '00:00' },
];
const chicago = { hours, special_days: [], timezone: 'America/Chicago' };
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
    const losAngeles = { hours, special_days: [], timezone: 'America/Los_Angeles' };
    expect(openingInWords({ ...losAngeles, open_now: true }, at)).toBe('Open until 8:00 PM');
    expect(saying(false, at.toISOString())).toBe('Opens tomorrow at 11:00 AM');
  });

  it('names the next week’s day when it opens on one day only', () => {
    const mondays = { ...chicago, hours: [{ weekday: 1, opens: '10:00', closes: '12:00' }] };
    const at = new Date('2026-11-16T19:00:00Z');
    expect(openingInWords({ ...mondays, open_now: false }, at)).toBe('Opens Monday at 10:00 AM');
  });

  it('names no time that the server’s word contradicts', () => {
    expect(saying(false, '2026-11-17T21:00:00Z')).toBe('Closed now');
    expect(saying(true, '2026-11-17T10:00:00Z')).toBe('Open now');
  });

  it('without hours is closed', () => {
    expect(openingInWords({ ...chicago, hours: [], open_now: false }, new Date())).toBe('Closed now');
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

describe('days that are special', () => {
  const special_days = [
    { day: '2026-11-17', opens: null, closes: null, words: 'We count the cellar' },
    { day: '2026-11-18', opens: null, closes: null, words: 'And again' },
    { day: '2026-11-19', opens: '10:00', closes: '16:00', words: 'The evening is yours' },
    { day: '2026-12-24', opens: '10:00', closes: '16:00', words: 'Christmas Eve' },
  ];
  const store = { ...chicago, special_days };

  it('count for what is said of now and of the next opening', () => {
    const at = (moment: string, open_now: boolean) =>
      openingInWords({ ...store, open_now }, new Date(moment));
    expect(at('2026-11-17T21:00:00Z', false)).toBe('Opens Thursday at 10:00 AM');
    expect(at('2026-11-19T21:00:00Z', true)).toBe('Open until 4:00 PM');
  });

  it('name the date when it opens later than in a week', () => {
    const closed = Array.from({ length: 9 }, (_, days) => ({
      ...special_days[0]!,
      day: `2026-11-${17 + days}`,
    }));
    const words = openingInWords(
      { ...chicago, special_days: closed, open_now: false },
      new Date('2026-11-17T21:00:00Z'),
    );
    expect(words).toBe('Opens Fri, Nov 27 at 11:00 AM');
  });

  it('are told two weeks ahead, with the store’s own words', () => {
    expect(specialDaysInWords(store, new Date('2026-11-18T02:00:00Z'))).toEqual([
      'Tue, Nov 17: closed. We count the cellar.',
      'Wed, Nov 18: closed. And again.',
      'Thu, Nov 19: 10:00 AM – 4:00 PM. The evening is yours.',
    ]);
    expect(specialDaysInWords(store, new Date('2026-12-10T18:00:00Z'))).toHaveLength(1);
  });
});
