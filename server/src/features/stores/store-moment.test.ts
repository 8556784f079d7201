import { describe, expect, it } from 'vitest';
import { momentAt } from './store-moment.js';

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
