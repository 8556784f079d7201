import { sum, takenOf } from 'contract/platform/cents';
import type { GoodsKind } from 'contract/settings/rule-values';
import type { TaxRate } from '../ledger/index.js';
import type { PlaceOfSale, RuleBook } from './rule-book.js';

/** A line of an order with what is paid for it, in cents, after savings. */
export type TaxedLine = { readonly goods: GoodsKind; readonly amount: number };

const taxKinds = ['tax', 'local_tax', 'drink_tax'] as const;

/** The state's rate, what the narrowest locality adds, and what the kind of drink adds. */
export function taxRate(book: RuleBook, place: PlaceOfSale, goods: GoodsKind, day: string): TaxRate {
  const asked = { place, goods, day };
  const local = book.one('local_tax', asked);
  return {
    state: place.state,
    place: local?.zip ?? local?.county ?? null,
    millionths: sum(taxKinds.map((kind) => book.one(kind, asked)?.value.millionths ?? 0)),
  };
}

/** The tax where the goods change hands, on the day of sale, with each line's rate and share. The fee is not taxed. */
export function taxOf(book: RuleBook, place: PlaceOfSale, day: string, lines: readonly TaxedLine[]) {
  const rates = lines.map(({ goods }) => taxRate(book, place, goods, day));
  const shares = takenOf(
    lines.map(({ amount }, index) => ({ amount, millionths: rates[index]!.millionths })),
  );
  return { tax: sum(shares), shares: rates.map((rate, index) => ({ rate, tax: shares[index]! })) };
}
