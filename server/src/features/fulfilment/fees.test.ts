import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeeRow, feeFor, freeFrom } from './fees.js';

const row = (mode: FeeRow['mode'], fee: number, more: Partial<FeeRow> = {}): FeeRow => ({
  store_id: null,
  mode,
  state: null,
  up_to_bottles: null,
  fee,
  free_from: null,
  ...more,
});
const rows = [
  row('pickup', 0),
  row('delivery', 1200, { free_from: 15_000 }),
  row('shipping', 7200),
  row('shipping', 3900, { up_to_bottles: 12 }),
  row('shipping', 1800, { up_to_bottles: 3 }),
  row('shipping', 1600, { up_to_bottles: 6, state: 'CA' }),
  row('shipping', 900, { up_to_bottles: 1, store_id: 1 }),
];

describe('the fee', () => {
  it.each([
    ['of a pickup', 'pickup', 'CA', 6, 5000, 0],
    ['of a delivery', 'delivery', 'CA', 6, 14_999, 1200],
    ['of a delivery from the amount on', 'delivery', 'CA', 6, 15_000, 0],
    ['of three bottles', 'shipping', 'NV', 3, 5000, 1800],
    ['of four', 'shipping', 'NV', 4, 5000, 3900],
    ['of thirteen', 'shipping', 'NV', 13, 5000, 7200],
    ['to a state with a price of its own', 'shipping', 'CA', 6, 5000, 1600],
    ['to it, before a smaller box to anywhere', 'shipping', 'CA', 2, 5000, 1600],
    ['to it, of a larger box', 'shipping', 'CA', 7, 5000, 3900],
    ["by the store's own list", 'shipping', 'CA', 1, 5000, 900],
  ] as const)('%s', (_name, mode, state, bottles, goodsTotal, fee) => {
    expect(feeFor(rows, { mode, state, bottles, goodsTotal })).toBe(fee);
  });

  it('is unknown where no row gives one', () => {
    expect(feeFor([], { mode: 'pickup', state: 'CA', bottles: 1, goodsTotal: 0 })).toBeUndefined();
  });

  it('promises no amount from which it is free, where what is missing may not fit into the box', () => {
    const boxed = [row('shipping', 900, { up_to_bottles: 3, free_from: 5_000 })];
    const sending = { mode: 'shipping', state: 'CA', bottles: 2, goodsTotal: 4_000 } as const;
    expect(freeFrom(boxed, sending)).toBeNull();
    expect(freeFrom(rows, { ...sending, mode: 'delivery' })).toBe(15_000);
    expect(freeFrom(rows, { ...sending, mode: 'pickup' })).toBeNull();
  });

  it('is none from the amount on that was named, however many bottles that takes', () => {
    const free = fc.option(fc.integer({ min: 1, max: 30_000 }));
    const some = fc.record({
      store_id: fc.constantFrom(null, 1),
      mode: fc.constant('shipping' as const),
      state: fc.constantFrom(null, 'CA', 'NV'),
      up_to_bottles: fc.option(fc.integer({ min: 1, max: 12 })),
      fee: fc.integer({ min: 0, max: 9_000 }),
      free_from: free,
    });
    const [bottles, goodsTotal] = [fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 40_000 })];
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 8 }),
        bottles,
        goodsTotal,
        bottles,
        (list, few, total, more) => {
          const sending = { mode: 'shipping' as const, state: 'CA', bottles: few, goodsTotal: total };
          const from = freeFrom(list, sending);
          if (from === null || from === undefined) return;
          expect(feeFor(list, { ...sending, bottles: few + more, goodsTotal: Math.max(from, total) })).toBe(
            0,
          );
          if (total < from) expect(feeFor(list, sending)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
