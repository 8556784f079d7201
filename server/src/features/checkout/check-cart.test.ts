import { leastPayment, type PaymentMethod } from 'contract/checkout';
import { describe, expect, it } from 'vitest';
import type { WholeCart } from '../cart/index.js';
import { checkDue, checkMethod } from './check-cart.js';

const refusedWith = (code: string) =>
  expect.objectContaining({ refusal: expect.objectContaining({ code }) as unknown }) as Error;

/** A cart in which nothing is redeemed and this many cents are left to pay. */
const due = (cents: number): Pick<WholeCart, 'asked' | 'balances' | 'taken'> => ({
  asked: { points: 0, credit: 0, giftCard: null },
  balances: { points: 0, credit: 0, giftCard: 0, lpEq1: 100 },
  taken: { giftCard: 0, credit: 0, points: 0, pointsWorth: 0, due: cents },
});

describe('what is left to pay', () => {
  it('is what the customer saw', () => {
    expect(() => checkDue(due(9_000), 9_000)).not.toThrow();
  });

  it.each([
    ['a cent more', 9_001],
    ['a cent less', 8_999],
    ['nothing any more', 0],
  ])('is not ordered when it has become %s: the customer looks again', (_what, now) => {
    expect(() => checkDue(due(now), 9_000)).toThrow(refusedWith('total_changed'));
  });

  it('is not ordered for less when a tender has shrunk, and says which', () => {
    const cart = { ...due(9_000), asked: { points: 0, credit: 1_500, giftCard: null } };
    expect(() => checkDue(cart, 9_000)).toThrow(refusedWith('tender_shrank'));
  });
});

describe('the way to pay', () => {
  it('is a card from exactly fifty cents on', () => {
    expect(leastPayment).toBe(50);
    expect(() => checkMethod('card', 50, 'delivery')).not.toThrow();
    expect(() => checkMethod('card', 49, 'delivery')).toThrow(refusedWith('remainder_too_small'));
  });

  it.each<[PaymentMethod, number, 'pickup' | 'shipping']>([
    ['none', 50, 'pickup'],
    ['card', 0, 'pickup'],
    ['at_pickup', 5_000, 'shipping'],
  ])('is not %s for %i cents by %s', (method, cents, mode) => {
    expect(() => checkMethod(method, cents, mode)).toThrow(refusedWith('method_not_offered'));
  });

  it('is any sum at the counter', () => {
    expect(() => checkMethod('at_pickup', 1, 'pickup')).not.toThrow();
  });
});
