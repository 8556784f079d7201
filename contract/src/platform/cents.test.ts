import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, takenOf } from './cents.js';

const rated = fc.record({
  amount: fc.integer({ min: 0, max: 100_000_000 }),
  millionths: fc.integer({ min: 0, max: 400_000 }),
});
const several = fc.array(rated, { maxLength: 12 });

describe('what rates take of amounts', () => {
  it.each([
    ['nothing of nothing', [], []],
    ['nothing at no rate', [[1999, 0]], [0]],
    ['half a cent as a cent', [[100, 5_000]], [1]],
    ['less than half a cent as nothing', [[100, 4_999]], [0]],
    ['8.625 % of $20', [[2000, 86_250]], [173]],
    [
      'three thirds of a cent as one cent, to the first of equals',
      [
        [1, 333_334],
        [1, 333_334],
        [1, 333_334],
      ],
      [1, 0, 0],
    ],
    [
      'the odd cent where most is cut off',
      [
        [110, 86_250],
        [111, 86_250],
      ],
      [9, 10],
    ],
    [
      'the larger amount first of two that lose the same',
      [
        [5, 100_000],
        [15, 100_000],
      ],
      [0, 2],
    ],
  ])('is %s', (_name, lines, taken) => {
    expect(
      takenOf(lines.map(([amount, millionths]) => ({ amount: amount!, millionths: millionths! }))),
    ).toEqual(taken);
  });

  it('sums to the exact whole, rounded once', () => {
    fc.assert(
      fc.property(several, (lines) => {
        const exact = lines.reduce((all, line) => all + BigInt(line.amount) * BigInt(line.millionths), 0n);
        const off = BigInt(sum(takenOf(lines))) * 1_000_000n - exact;
        expect(off > -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });

  it('is less than a cent away from exact on each line', () => {
    fc.assert(
      fc.property(several, (lines) => {
        for (const [index, taken] of takenOf(lines).entries()) {
          const { amount, millionths } = lines[index]!;
          const exact = BigInt(amount) * BigInt(millionths);
          const off = BigInt(taken) * 1_000_000n - exact;
          expect(off > -1_000_000n && off < 1_000_000n).toBe(true);
        }
      }),
    );
  });

  it('never falls when an amount or a rate grows', () => {
    fc.assert(
      fc.property(several, rated, fc.nat(1_000_000), fc.nat(100_000), (lines, line, more, dearer) => {
        const grown = { amount: line.amount + more, millionths: line.millionths + dearer };
        expect(sum(takenOf([...lines, grown]))).toBeGreaterThanOrEqual(sum(takenOf([...lines, line])));
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    const told = (lines: { amount: number; millionths: number }[]) => {
      const taken = takenOf(lines);
      return lines.map((line, index) => [line.amount, line.millionths, taken[index]].join(' ')).sort();
    };
    // Small amounts at round rates: many of them have the same remainder.
    const alike = fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 30 }),
        millionths: fc.constantFrom(50_000, 100_000, 250_000),
      }),
      { maxLength: 8 },
    );
    const shuffled = fc
      .oneof(several, alike)
      .chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      );
    fc.assert(
      fc.property(shuffled, ([lines, mixed]) => {
        expect(told(mixed)).toEqual(told(lines));
      }),
    );
  });
});
