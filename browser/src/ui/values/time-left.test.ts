import { describe, expect, it } from 'vitest';
import { timeLeft, untilNextSecond } from './time-left';

const at = (text: string) => Date.parse(text);
const draw = at('2026-11-20T18:00:00-06:00');

describe('the time left', () => {
  it.each([
    ['2026-11-18T16:57:56-06:00', { days: 2, hours: 1, minutes: 2, seconds: 4 }],
    ['2026-11-20T17:59:59.001-06:00', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2026-11-20T23:59:00Z', { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    ['2026-11-20T18:00:00-06:00', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ['2026-11-21T18:00:00-06:00', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('at %s', (now, left) => {
    expect(timeLeft(draw, at(now))).toEqual(left);
  });

  it('changes exactly when a whole second has passed', () => {
    expect(untilNextSecond(10_000, 8_700)).toBe(300);
    expect(untilNextSecond(10_000, 9_000)).toBe(1000);
  });
});
