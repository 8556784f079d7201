import { sum } from 'contract/platform/cents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Taxed } from '../../platform/database/tables/orders.js';
import { byRate, givenBack, movesOfSales, taxedNow, taxedOfPieces } from './taxed.js';

const rates = [
  { state: 'CA', place: 'San Francisco', millionths: 86_250 },
  { state: 'CA', place: 'San Francisco', millionths: 116_250 },
  { state: 'CA', place: null, millionths: 86_250 },
  { state: 'NV', place: null, millionths: 86_250 },
];
const cents = fc.integer({ min: 0, max: 90_000 });
/** As it was sold: its parts are worth what the line is. */
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    savings: fc.integer({ min: 0, max: 500 }),
    parts: fc.array(fc.record({ rate: fc.constantFrom(...rates), goods: cents, tax: cents }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ quantity, savings, parts }) => {
    const unit_price = Math.ceil((sum(parts.map(({ goods }) => goods)) + savings) / quantity);
    const taxed = parts.map(({ rate, ...worth }): Taxed => ({ ...rate, ...worth }));
    taxed[0]!.goods += unit_price * quantity - savings - sum(taxed.map(({ goods }) => goods));
    return { quantity, unit_price, savings, tax: sum(taxed.map(({ tax }) => tax)), taxed: byRate(taxed) };
  });
const worthOf = (taxed: readonly Taxed[]) => ({
  goods: sum(taxed.map(({ goods }) => goods)),
  tax: sum(taxed.map(({ tax }) => tax)),
});

describe('what a line is taxed', () => {
  it('is all of it at the rates at which it was sold', () => {
    fc.assert(
      fc.property(line, (sold) => {
        expect(taxedNow([sold])).toEqual(sold.taxed);
      }),
    );
  });

  it('goes with its pieces, however many go at a time, and to the last cent', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 5 })), (sold, steps) => {
        const gone: Taxed[] = [];
        let before = 0;
        for (const step of [...steps, sold.quantity]) {
          const pieces = Math.min(step, sold.quantity - before);
          gone.push(...taxedOfPieces(sold, pieces, before));
          before += pieces;
        }
        expect(byRate(gone)).toEqual(sold.taxed);
      }),
    );
  });

  it('is told apart by state and place, where the rates are alike', () => {
    const alike = rates
      .filter(({ millionths }) => millionths === 86_250)
      .map((rate): Taxed => ({ ...rate, goods: 100, tax: 9 }));
    expect(byRate([...alike, ...alike])).toEqual(alike.map((each) => ({ ...each, goods: 200, tax: 18 })));
  });

  it('is as much as the goods and the tax that go with those pieces', () => {
    fc.assert(
      fc.property(line, (sold) => {
        const half = Math.floor(sold.quantity / 2);
        const rest = taxedOfPieces(sold, sold.quantity - half, half);
        const { goods, tax } = worthOf([...taxedOfPieces(sold, half), ...rest]);
        expect({ goods, tax }).toEqual({
          goods: sold.unit_price * sold.quantity - sold.savings,
          tax: sold.tax,
        });
      }),
    );
  });

  it('is nothing that anybody knows where it was sold before rates were kept', () => {
    const sold = { quantity: 2, unit_price: 1_000, savings: 0, tax: 172, taxed: null };
    expect(taxedNow([sold])).toEqual([]);
    expect(taxedOfPieces(sold, 1)).toEqual([]);
  });
});

describe('sales and tax', () => {
  const amounts = (moves: ReturnType<typeof movesOfSales>, kind: string) =>
    moves.filter(({ account }) => account.kind === kind).map(({ amount }) => amount);

  it('move to the accounts of their rates, there and back', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const taxed = taxedNow(lines);
        const there = movesOfSales(worthOf(taxed), taxed);
        expect(sum(amounts(there, 'sales'))).toBe(worthOf(taxed).goods);
        expect(sum(amounts(there, 'tax'))).toBe(worthOf(taxed).tax);
        // Last comes what has no rate.
        expect(there.slice(-2).map(({ amount }) => amount)).toEqual([0, 0]);
        const back = givenBack(taxed);
        expect(movesOfSales(worthOf(back), back).map(({ amount }) => -amount || 0)).toEqual(
          there.map(({ amount }) => amount),
        );
      }),
    );
  });

  it('stay at no rate where none is known', () => {
    const [one] = rates;
    expect(movesOfSales({ goods: 1_000, tax: 86 }, [{ ...one!, goods: 600, tax: 52 }])).toEqual([
      { account: { kind: 'sales', rate: one }, amount: 600 },
      { account: { kind: 'tax', rate: one }, amount: 52 },
      { account: { kind: 'sales' }, amount: 400 },
      { account: { kind: 'tax' }, amount: 34 },
    ]);
  });
});
