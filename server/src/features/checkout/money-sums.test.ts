import { sharedOut, sum } from 'contract/platform/cents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeTenders } from '../cart/tenders.js';
import { movesOfPlacing, movesOfUndoing } from '../orders/placing/order-moves.js';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const lpEq1 = fc.constantFrom(1, 10, 20, 100);
const buying = fc
  .record({
    lines_total: cents,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    fee: cents,
    tax: cents,
    notByPoints: fc.double({ min: 0, max: 1, noNaN: true }),
    asked: fc.record({ points: cents, credit: cents, giftCard: fc.option(fc.record({ balance: cents })) }),
    balances: fc.record({ points: cents, credit: cents, giftCard: cents, lpEq1 }),
  })
  .map(({ share, notByPoints, ...rest }) => {
    const savings = Math.floor(rest.lines_total * share);
    const goods = rest.lines_total - savings;
    return { ...rest, savings, goods, notByPoints: Math.floor(goods * notByPoints) };
  });

describe('the money of an order', () => {
  it('is lines less savings with fee and tax, and all of it is tenders, to the cent', () => {
    fc.assert(
      fc.property(buying, ({ goods, fee, tax, asked, balances, notByPoints }) => {
        const total = goods + fee + tax;
        const taken = takeTenders(total, asked, balances, notByPoints);
        expect(taken.giftCard + taken.credit + taken.pointsWorth + taken.due).toBe(total);
      }),
    );
  });

  it('takes of nothing more than there is, than was asked, or than is allowed', () => {
    fc.assert(
      fc.property(buying, ({ goods, fee, tax, asked, balances, notByPoints }) => {
        const taken = takeTenders(goods + fee + tax, asked, balances, notByPoints);
        for (const amount of Object.values(taken)) expect(amount).toBeGreaterThanOrEqual(0);
        expect(taken.giftCard).toBeLessThanOrEqual(asked.giftCard ? balances.giftCard : 0);
        expect(taken.credit).toBeLessThanOrEqual(Math.min(asked.credit, balances.credit));
        expect(taken.points).toBeLessThanOrEqual(Math.min(asked.points, balances.points));
        expect(taken.points).toBe((taken.pointsWorth / 100) * balances.lpEq1);
        expect(taken.pointsWorth).toBeLessThanOrEqual(goods + fee + tax - notByPoints);
      }),
    );
  });

  it('moves in the ledger so that cents and points sum to zero, there and back', () => {
    fc.assert(
      fc.property(buying, ({ asked, balances, notByPoints, ...order }) => {
        const taken = takeTenders(order.goods + order.fee + order.tax, asked, balances, notByPoints);
        const sums = {
          ...order,
          customer_id: 'ada',
          gift_card_id: taken.giftCard > 0 ? 'card' : null,
          paid_by_gift_card: taken.giftCard,
          paid_by_store_credit: taken.credit,
          points_redeemed: taken.points,
          paid_by_points: taken.pointsWorth,
          paid_by_payment: taken.due,
        };
        const inPoints = ['points', 'points_redeemed'];
        for (const moves of [movesOfPlacing(sums, []), movesOfUndoing(sums, [])]) {
          const of = (points: boolean) =>
            moves
              .filter(({ account }) => inPoints.includes(account.kind) === points)
              .map(({ amount }) => amount);
          expect(sum(of(true)) + 0).toBe(0);
          expect(sum(of(false)) + 0).toBe(0);
        }
      }),
    );
  });

  it('of a set is shared out among its parts to the last cent, nearly as they weigh', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cents, weights, (amount, weighed) => {
        const shares = sharedOut(amount, weighed);
        expect(sum(shares)).toBe(amount);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (amount * weighed[index]!) / sum(weighed))).toBeLessThan(1);
      }),
    );
  });
});
