import { expect, it } from 'vitest';
import { goodwillOf } from './goodwill-of.js';

const given = (kind: 'store_credit' | 'points', amount: number) =>
  goodwillOf({ kind, amount, reason: 'A broken bottle' }, 20);

it('counts credit in cents and points by what they buy', () => {
  expect(given('store_credit', 12.5)).toEqual({ kind: 'store_credit', amount: 1250, worth: 1250 });
  expect(given('points', 250)).toEqual({ kind: 'points', amount: 250, worth: 1250 });
});

it('gives no part of a cent for nothing, and no part of a point', () => {
  expect(given('points', 1)).toMatchObject({ worth: 5 });
  expect(given('points', 1.5)).toBeUndefined();
  expect(given('store_credit', 0.001)).toBeUndefined();
});
