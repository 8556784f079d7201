import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goingBack, type PaidOrder, type SoldLine, sumsOfReturn, takenFromEarned } from './return-shares.js';

const soldLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 24 }), unit_price: fc.integer({ min: 50, max: 90_000 }) })
  .chain(({ quantity, unit_price }) =>
    fc.record({
      quantity: fc.constant(quantity),
      unit_price: fc.constant(unit_price),
      savings: fc.integer({ min: 0, max: Math.floor((quantity * unit_price) / 2) }),
      tax: fc.integer({ min: 0, max: Math.ceil(quantity * unit_price * 0.12) }),
    }),
  );

/** An order as the checkout makes one: the four ways of paying add up to its total, to the cent. */
const sold = fc
  .record({
    lines: fc.array(soldLine, { minLength: 1, maxLength: 6 }),
    fee: fc.integer({ min: 0, max: 7_200 }),
    lpEq1: fc.constantFrom(50, 100, 250),
    parts: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
    points_earned: fc.nat(5_000),
  })
  .map(({ lines, fee, lpEq1, parts, points_earned }) => {
    const paid = lines.map(({ quantity, unit_price, savings, tax }) => quantity * unit_price - savings + tax);
    const value = paid.reduce((sum, amount) => sum + amount, 0);
    let due = value + fee;
    const take = (percent: number, step = 1) => {
      const taken = Math.floor((due * percent) / 100 / step) * step;
      due -= taken;
      return taken;
    };
    const paid_by_gift_card = take(parts[0]);
    const paid_by_store_credit = take(parts[1]);
    const paid_by_points = take(parts[2], 100);
    const order: PaidOrder = {
      paid_by_gift_card,
      paid_by_store_credit,
      paid_by_points,
      points_redeemed: (paid_by_points / 100) * lpEq1,
      paid_by_payment: due,
      points_earned,
    };
    const positioned = lines.map((line, position) => ({ ...line, position, returned: 0 }));
    return { order, lines: positioned as SoldLine[], value, fee };
  });

type Sums = ReturnType<typeof goingBack>;
const nothing: Sums = {
  goods: 0,
  tax: 0,
  payment: 0,
  pointsWorth: 0,
  points: 0,
  storeCredit: 0,
  giftCard: 0,
  earned: 0,
};
const added = (one: Sums, other: Sums) =>
  Object.fromEntries(
    Object.keys(one).map((key) => [key, one[key as keyof Sums] + other[key as keyof Sums]]),
  ) as Sums;
const centsOf = ({ payment, pointsWorth, storeCredit, giftCard }: Sums) =>
  payment + pointsWorth + storeCredit + giftCard;

/** Brings back a few pieces again and again until nothing is left. */
function pieceByPiece(order: PaidOrder, lines: readonly SoldLine[], choices: readonly number[]) {
  let [standing, all, turn] = [lines, nothing, 0];
  const each: Sums[] = [];
  while (standing.some(({ returned, quantity }) => returned < quantity)) {
    const open = standing.filter(({ returned, quantity }) => returned < quantity);
    const choice = choices[turn++ % choices.length]!;
    const line = open[choice % open.length]!;
    const pieces = 1 + (choice % (line.quantity - line.returned));
    const back = goingBack(order, standing, new Map([[line.position, pieces]]));
    each.push(back);
    all = added(all, back);
    standing = standing.map((one) => (one === line ? { ...one, returned: one.returned + pieces } : one));
  }
  return { all, each };
}

const everything = (lines: readonly SoldLine[]) =>
  new Map(lines.map(({ position, quantity }) => [position, quantity]));

describe('what goes back for a return', () => {
  it('is, in whatever parts everything comes back, exactly what was paid less the fee', () => {
    fc.assert(
      fc.property(sold, fc.array(fc.nat(), { minLength: 1 }), ({ order, lines, value }, choices) => {
        const { all } = pieceByPiece(order, lines, choices);
        expect(centsOf(all)).toBe(value);
        expect(all.goods + all.tax).toBe(value);
        expect(all).toEqual(goingBack(order, lines, everything(lines)));
      }),
    );
  });

  it('is of each tender never more than was paid by it, and never less than nothing', () => {
    fc.assert(
      fc.property(sold, fc.array(fc.nat(), { minLength: 1 }), ({ order, lines }, choices) => {
        const { all, each } = pieceByPiece(order, lines, choices);
        expect(all.payment).toBeLessThanOrEqual(order.paid_by_payment);
        expect(all.points).toBeLessThanOrEqual(order.points_redeemed);
        expect(all.pointsWorth).toBeLessThanOrEqual(order.paid_by_points);
        expect(all.storeCredit).toBeLessThanOrEqual(order.paid_by_store_credit);
        expect(all.giftCard).toBeLessThanOrEqual(order.paid_by_gift_card);
        expect(all.earned).toBe(order.points_earned);
        for (const back of each) {
          expect(centsOf(back)).toBe(back.goods + back.tax);
          for (const amount of Object.values(back)) expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is all of the points where all that they paid goes back', () => {
    fc.assert(
      fc.property(sold, ({ order, lines, fee }) => {
        const { points, pointsWorth } = goingBack(order, lines, everything(lines));
        fc.pre(order.paid_by_gift_card + order.paid_by_store_credit >= fee);
        expect([points, pointsWorth]).toEqual([order.points_redeemed, order.paid_by_points]);
      }),
    );
  });

  it('begins with the payment, and reaches the gift card last', () => {
    const order = {
      paid_by_gift_card: 3_000,
      paid_by_store_credit: 2_000,
      points_redeemed: 1_000,
      paid_by_points: 1_000,
      paid_by_payment: 5_200,
      points_earned: 40,
    };
    const line = { position: 0, quantity: 10, unit_price: 1_000, savings: 0, tax: 800, returned: 0 };
    const back = (returned: number, pieces: number) =>
      goingBack(order, [{ ...line, returned }], new Map([[0, pieces]]));
    expect(back(0, 4)).toMatchObject({ payment: 4_320, points: 0, storeCredit: 0, giftCard: 0, earned: 16 });
    expect(back(4, 2)).toMatchObject({ payment: 880, points: 1_000, storeCredit: 280, giftCard: 0 });
    // $4.00 that the gift card paid were the fee.
    expect(back(6, 4)).toMatchObject({ payment: 0, points: 0, storeCredit: 1_720, giftCard: 2_600 });
  });
});

describe('all that moves with a return', () => {
  it('is what goes back, of which the payment alone answers for spent points, and only where it was taken', () => {
    const standing = fc.record({
      balance: fc.nat(6_000),
      isPaid: fc.boolean(),
      lpEq1: fc.constantFrom(50, 100, 250),
    });
    fc.assert(
      fc.property(sold, standing, fc.array(fc.nat(24)), ({ order, lines }, stands, chosen) => {
        const pieces = new Map(
          lines.map((line, at) => [line.position, (chosen[at] ?? 0) % (line.quantity + 1)]),
        );
        const back = goingBack(order, lines, pieces);
        const sums = sumsOfReturn(order, lines, pieces, stands);
        expect(sums).toMatchObject(back);
        expect(sums.refund + sums.withheld).toBe(stands.isPaid ? back.payment : 0);
        expect(sums.taken + sums.spent).toBe(back.earned);
        expect(sums.taken).toBeLessThanOrEqual(stands.balance + back.points);
        for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('points that were earned', () => {
  it('are taken back as far as they are there; spent ones lessen the refund, the rest is written off', () => {
    expect(takenFromEarned(40, 100, 5_000, 100)).toEqual({ taken: 40, spent: 0, withheld: 0 });
    expect(takenFromEarned(40, 10, 5_000, 100)).toEqual({ taken: 10, spent: 30, withheld: 30 });
    expect(takenFromEarned(40, 10, 5_000, 50)).toEqual({ taken: 10, spent: 30, withheld: 60 });
    expect(takenFromEarned(40, 0, 25, 100)).toEqual({ taken: 0, spent: 40, withheld: 25 });
  });

  it('are withheld at the rate of the store, rounded down to the cent in favour of the customer', () => {
    // 30 points at 70 to the dollar are worth 42.86 cents.
    expect(takenFromEarned(40, 10, 5_000, 70)).toEqual({ taken: 10, spent: 30, withheld: 42 });
    expect(takenFromEarned(1, 0, 5_000, 250)).toEqual({ taken: 0, spent: 1, withheld: 0 });
  });
});
