import { sum } from 'contract/platform/cents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OrderSums, sumsOfShort, without, worthOfMissing } from './short-sums.js';

const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 12 }), unit_price: fc.integer({ min: 50, max: 90_000 }) })
  .chain((sold) =>
    fc.record({
      ...Object.fromEntries(Object.entries(sold).map(([name, value]) => [name, fc.constant(value)])),
      savings: fc.integer({ min: 0, max: Math.floor((sold.quantity * sold.unit_price) / 2) }),
      tax: fc.nat(Math.ceil(sold.quantity * sold.unit_price * 0.12)),
      missing: fc.nat(sold.quantity),
    }),
  )
  .map(
    (each) => each as { quantity: number; unit_price: number; savings: number; tax: number; missing: number },
  );

const placed = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    fee: fc.nat(5_000),
    feeAfter: fc.nat(6_000),
    shares: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
  })
  .map(({ lines, fee, feeAfter, shares }) => {
    const lines_total = sum(lines.map(({ quantity, unit_price }) => quantity * unit_price));
    const savings = sum(lines.map((each) => each.savings));
    const tax = sum(lines.map((each) => each.tax));
    const total = lines_total - savings + tax + fee;
    let due = total;
    const [card, credit, points] = shares.map((percent) => {
      const taken = Math.floor((due * percent) / 100);
      due -= taken;
      return taken;
    }) as [number, number, number];
    const order: OrderSums = {
      lines_total,
      savings,
      fee,
      tax,
      total,
      paid_by_gift_card: card,
      paid_by_store_credit: credit,
      points_redeemed: points * 2,
      paid_by_points: points,
      paid_by_payment: due,
    };
    const sold = lines.map((each, position) => ({ ...each, position, returned: 0 }));
    return {
      order,
      lines: sold,
      missing: new Map(sold.map((each) => [each.position, each.missing])),
      feeAfter,
    };
  });

const paidIn = (sums: OrderSums) =>
  sums.paid_by_gift_card + sums.paid_by_store_credit + sums.paid_by_points + sums.paid_by_payment;

it('what is left and what goes back are what there was, each of them paid to the cent', () => {
  fc.assert(
    fc.property(placed, ({ order, lines, missing, feeAfter }) => {
      const less = sumsOfShort(order, lines, missing, feeAfter);
      const left = without(order, less);
      for (const sums of [less, left]) {
        expect(sums.total).toBe(sums.lines_total - sums.savings + sums.tax + sums.fee);
        expect(paidIn(sums)).toBe(sums.total);
        for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(left.fee).toBeLessThanOrEqual(order.fee);
      if (order.paid_by_payment >= 50 && left.total >= 50)
        expect(left.paid_by_payment === 0 || left.paid_by_payment >= 50).toBe(true);
    }),
  );
});

it('is the same by one piece after the other as at once, but for the cents of a share', () => {
  fc.assert(
    fc.property(placed, ({ order, lines, missing, feeAfter }) => {
      let [left, standing] = [order, lines];
      for (const { position } of lines)
        for (let piece = 0; piece < missing.get(position)!; piece++) {
          const one = new Map([[position, 1]]);
          left = without(left, sumsOfShort(left, standing, one, left.fee));
          standing = standing.map((each) => {
            if (each.position !== position) return each;
            const { savings, tax } = worthOfMissing(each, 1);
            return {
              ...each,
              quantity: each.quantity - 1,
              savings: each.savings - savings,
              tax: each.tax - tax,
            };
          });
        }
      left = without(left, sumsOfShort(left, standing, new Map(), Math.min(left.fee, feeAfter)));
      const atOnce = without(order, sumsOfShort(order, lines, missing, feeAfter));
      expect(left.lines_total).toBe(atOnce.lines_total);
      expect(paidIn(left)).toBe(left.total);
      expect(Math.abs(left.total - atOnce.total)).toBeLessThanOrEqual(2 * lines.length);
      expect(standing.every((each) => each.quantity > 0 || each.savings + each.tax === 0)).toBe(true);
    }),
  );
});
