import { expect, it } from 'vitest';
import { closingFrom } from './closing-time.js';

const [sunday, friday] = [0, 5];
const hours = [
  { weekday: friday, opens: '10:00', closes: '21:00' },
  { weekday: sunday, opens: '12:00', closes: '02:00' },
];

const special_days = [
  { day: '2026-11-27', opens: null, closes: null, words: 'Thanksgiving' },
  { day: '2026-11-29', opens: null, closes: null, words: 'Still' },
];

it.each([
  ['on a day on which it opens', '2026-11-20', '2026-11-21T05:00:00.000Z'],
  ['after days on which it is closed', '2026-11-24', '2026-12-05T05:00:00.000Z'],
  ['on the next such day', '2026-11-21', '2026-11-23T10:00:00.000Z'],
])('a store closes %s', (_when, day, moment) => {
  expect(closingFrom({ hours, special_days }, 'America/Los_Angeles', day).toISOString()).toBe(moment);
});

it('a store that is never open closes with the day', () => {
  expect(
    closingFrom({ hours: [], special_days: [] }, 'America/Los_Angeles', '2026-11-20').toISOString(),
  ).toBe('2026-11-21T08:00:00.000Z');
});
