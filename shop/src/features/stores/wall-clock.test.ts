import { expect, it } from 'vitest';
import { wallClock } from './wall-clock';

it.each([
  ['America/Los_Angeles', '2026-11-24T07:59:00Z', { day: '2026-11-23', time: '23:59' }],
  ['America/Los_Angeles', '2026-11-24T08:00:00Z', { day: '2026-11-24', time: '00:00' }],
  ['Pacific/Auckland', '2026-03-08T12:05:00Z', { day: '2026-03-09', time: '01:05' }],
  ['UTC', '2026-11-01T00:30:00Z', { day: '2026-11-01', time: '00:30' }],
])('a clock on a wall in %s at %s', (timezone, moment, shown) => {
  expect(wallClock(timezone, new Date(moment))).toEqual(shown);
});
