import { shareOf, sum } from 'contract/platform/cents';
import type { Taxed } from '../../platform/database/tables/orders.js';
import type { postAll } from '../ledger/index.js';
import { type SoldLine, worthOf } from './returns/return-shares.js';

type Move = Parameters<typeof postAll>[1][number]['moves'][number];

/** What goods cost after savings, and their tax; in cents. */
type Worth = { readonly goods: number; readonly tax: number };

const nameOf = ({ state, place, millionths }: Taxed) => `${state}/${place ?? ''}/${millionths}`;

/** Each rate once. */
export function byRate(taxed: readonly Taxed[]): Taxed[] {
  const sums = new Map<string, Taxed>();
  for (const each of taxed) {
    const { goods, tax } = sums.get(nameOf(each)) ?? { goods: 0, tax: 0 };
    sums.set(nameOf(each), { ...each, goods: goods + each.goods, tax: tax + each.tax });
  }
  return [...sums.values()];
}

/** With the opposite sign. */
export const givenBack = (taxed: readonly Taxed[]) =>
  taxed.map((each) => ({ ...each, goods: -each.goods || 0, tax: -each.tax || 0 }));

const shareOfCents = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : shareOf(amount, part, whole);

/** What a part of a line that is worth this is taxed, at the rates of its sale; the last one bears what is left. */
export function sharedByRate(sold: readonly Taxed[], { goods, tax }: Worth): Taxed[] {
  const all = { goods: sum(sold.map((each) => each.goods)), tax: sum(sold.map((each) => each.tax)) };
  const first = sold.slice(0, -1).map((each) => ({
    ...each,
    goods: shareOfCents(goods, each.goods, all.goods),
    tax: shareOfCents(tax, each.tax, all.tax),
  }));
  const last = sold.slice(-1).map((each) => ({
    ...each,
    goods: goods - sum(first.map((one) => one.goods)),
    tax: tax - sum(first.map((one) => one.tax)),
  }));
  return [...first, ...last];
}

type Line = Parameters<typeof worthOf>[0] & Pick<SoldLine, 'taxed'>;

/** What is left of a line without so many of its pieces. Nothing, where nobody knows how it was taxed. */
function taxedWithout(line: Line, pieces: number): Taxed[] {
  const [all, gone] = [worthOf(line, line.quantity), worthOf(line, pieces)];
  return sharedByRate(line.taxed ?? [], { goods: all.goods - gone.goods, tax: all.tax - gone.tax });
}

/** All of an order, whatever has come back. */
export const taxedNow = (lines: readonly Line[]) => byRate(lines.flatMap((line) => taxedWithout(line, 0)));

/**
 * Which part of it goes with some pieces of a line, after others have gone: the difference of what is left before and
 * after. So, piece by piece, all of it goes.
 */
export const taxedOfPieces = (line: Line, pieces: number, goneBefore = 0) =>
  byRate([...taxedWithout(line, goneBefore), ...givenBack(taxedWithout(line, goneBefore + pieces))]);

/** Sales and tax at their rates; at none, what was sold before rates were kept. */
export function movesOfSales({ goods, tax }: Worth, taxed: readonly Taxed[]): Move[] {
  const rated = byRate(taxed).flatMap(({ state, place, millionths, ...worth }): Move[] => {
    const rate = { state, place, millionths };
    return [
      { account: { kind: 'sales', rate }, amount: worth.goods },
      { account: { kind: 'tax', rate }, amount: worth.tax },
    ];
  });
  return [
    ...rated,
    { account: { kind: 'sales' }, amount: goods - sum(taxed.map((each) => each.goods)) },
    { account: { kind: 'tax' }, amount: tax - sum(taxed.map((each) => each.tax)) },
  ];
}
