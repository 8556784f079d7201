import { sum, takenOf } from 'contract/platform/cents';
import type { GoodsKind } from 'contract/settings/rule-values';
import type { PlaceOfSale, RuleBook } from './rule-book.js';

/** A line of an order with what is paid for it, in cents, after savings. */
export type TaxedLine = { readonly goods: GoodsKind; readonly amount: number };

const taxKinds = ['tax', 'local_tax', 'drink_tax'] as const;

/** The state's rate, what the narrowest locality adds, and what the kind of drink adds; in millionths. */
export const taxRate = (book: RuleBook, place: PlaceOfSale, goods: GoodsKind, day: string) =>
  sum(taxKinds.map((kind) => book.one(kind, { place, goods, day })?.value.millionths ?? 0));

/** The tax where the goods change hands, on the day of sale, with each line's share. The fee is not taxed. */
export function taxOf(book: RuleBook, place: PlaceOfSale, day: string, lines: readonly TaxedLine[]) {
  const shares = takenOf(
    lines.map(({ goods, amount }) => ({ amount, millionths: taxRate(book, place, goods, day) })),
  );
  return { tax: sum(shares), shares };
}
