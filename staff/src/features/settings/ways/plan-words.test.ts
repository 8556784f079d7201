import { expect, test } from 'vitest';
import { planInWords } from './plan-words';

const plan = {
  mode: 'pickup',
  minutes: 60,
  lead_minutes: 90,
  rest_minutes: 0,
  days_ahead: 7,
  places: 12,
} as const;

test.each([
  [{}, 'Times of 1 hour, the first 1 hour and 30 minutes from now, up to 7 days ahead, for 12 orders each.'],
  [
    { minutes: 30, lead_minutes: 0, days_ahead: 0, places: 1 },
    'Times of 30 minutes, from now on, today only, for 1 order each.',
  ],
  [
    { minutes: 120, lead_minutes: 180, rest_minutes: 60, days_ahead: 1 },
    'Times of 2 hours, the first 3 hours from now, up to 1 day ahead, for 12 orders each. ' +
      'The last one ends 1 hour before closing.',
  ],
])('a plan is said in words: %j', (more, words) => {
  expect(planInWords({ ...plan, ...more })).toBe(words);
});
