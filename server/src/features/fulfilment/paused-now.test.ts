import { expect, it } from 'vitest';
import { pausedNow } from './paused-now.js';

const store = {
  timezone: 'America/Los_Angeles',
  pauses: [{ mode: 'pickup', until: '2026-11-21T23:45:00+00:00', reason: 'A pallet is in the doorway.' }],
} as const;
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

it('a pause is said in words, with when it ends by the clock of the store', () => {
  expect(pausedNow(store, 'pickup', at('23:44:59'))).toMatchObject({
    code: 'paused',
    message: 'Pickup is paused until 3:45 PM: A pallet is in the doorway',
    until: at('23:45:00'),
  });
});

it('a pause ends by itself, to the moment', () => {
  expect(pausedNow(store, 'pickup', at('23:45:00'))).toBeUndefined();
});

it('a pause of one way leaves the others open', () => {
  expect(pausedNow(store, 'delivery', at('23:00:00'))).toBeUndefined();
});
