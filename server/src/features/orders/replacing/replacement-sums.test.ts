import fc from 'fast-check';
import { expect, it } from 'vitest';
import { worthOfReplacing } from './replacement-sums.js';

const replacing = fc
  .record({ quantity: fc.integer({ min: 1, max: 12 }), unit_price: fc.integer({ min: 1, max: 90_000 }) })
  .chain(({ quantity, unit_price }) =>
    fc.record({
      line: fc.record({
        position: fc.constant(0),
        returned: fc.constant(0),
        quantity: fc.constant(quantity),
        unit_price: fc.constant(unit_price),
        savings: fc.nat(quantity * unit_price),
        tax: fc.nat(Math.ceil(quantity * unit_price * 0.12)),
      }),
      pieces: fc.integer({ min: 1, max: quantity }),
      price: fc.nat(2 * unit_price),
    }),
  );

it('is never dearer, in nothing, and what is left and what goes back are what there was', () => {
  fc.assert(
    fc.property(replacing, ({ line, pieces, price }) => {
      const { missing, instead, less } = worthOfReplacing(line, pieces, price);
      expect(instead.unit_price).toBe(Math.min(line.unit_price, price));
      expect(instead.lines_total).toBe(instead.unit_price * pieces);
      for (const what of ['lines_total', 'savings', 'tax'] as const) {
        expect(less[what]).toBeGreaterThanOrEqual(0);
        expect(instead[what]).toBeGreaterThanOrEqual(0);
        expect(instead[what] + less[what]).toBe(missing[what]);
      }
      expect(less.lines_total).toBeGreaterThanOrEqual(less.savings);
    }),
  );
});

it('costs what was ordered where the other bottle is dearer, and is taxed like it', () => {
  const line = { position: 0, returned: 0, quantity: 2, unit_price: 4_000, savings: 0, tax: 690 };
  expect(worthOfReplacing(line, 1, 5_200).instead).toMatchObject({ unit_price: 4_000, tax: 345 });
  expect(worthOfReplacing(line, 1, 3_000)).toMatchObject({
    instead: { unit_price: 3_000, tax: 259 },
    less: { lines_total: 1_000, tax: 86 },
  });
});
