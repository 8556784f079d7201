import { expect, it } from 'vitest';
import { isOpenThrough } from './outside.js';

const timezone = 'America/Chicago';
const opening = {
  hours: [
    { weekday: 5, opens: '10:00', closes: '01:00' },
    { weekday: 6, opens: '10:00', closes: '22:00' },
  ],
  special_days: [{ day: '2026-11-28', opens: null, closes: null, words: 'Closed' }],
};
const span = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });

it.each([
  ['in the middle of the day', '2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z', true],
  ['from the minute of opening', '2026-11-21T16:00:00Z', '2026-11-21T17:00:00Z', true],
  ['until the minute of closing', '2026-11-22T03:00:00Z', '2026-11-22T04:00:00Z', true],
  ['beyond closing', '2026-11-22T03:30:00Z', '2026-11-22T04:30:00Z', false],
  ['in the night of the day before', '2026-11-21T06:00:00Z', '2026-11-21T07:00:00Z', true],
  ['on a day that is closed', '2026-11-28T18:00:00Z', '2026-11-28T19:00:00Z', false],
  ['in the night before a day that is closed', '2026-11-28T06:00:00Z', '2026-11-28T07:00:00Z', true],
])('a time %s', (_when, from, until, isOpen) => {
  expect(isOpenThrough(opening, timezone, span(from, until))).toBe(isOpen);
});
