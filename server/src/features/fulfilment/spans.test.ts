import { describe, expect, it } from 'vitest';
import { spanOn } from './spans.js';

describe("two times on the store's clock", () => {
  it.each([
    ['an evening', '2026-11-20', '18:00', '22:00', 4],
    ['past midnight', '2026-11-20', '18:00', '00:30', 6.5],
    ['a whole day', '2026-11-20', '00:00', '00:00', 24],
    ['a night in which the clock goes forward', '2026-03-07', '18:00', '04:00', 9],
    ['a night in which it goes back', '2026-10-31', '18:00', '04:00', 11],
  ])('spans %s', (_name, day, from, until, hours) => {
    const span = spanOn('America/Chicago', day, from, until);
    expect((span.until.getTime() - span.from.getTime()) / 3_600_000).toBe(hours);
  });
});
