import { shareOf } from 'contract/platform/cents';
import type { Taxed } from '../../../platform/database/tables/orders.js';
import { type Worth, worthOfMissing } from '../picking/short-sums.js';
import type { SoldLine } from '../returns/return-shares.js';
import { sharedByRate } from '../taxed.js';

/** What a number of pieces are sold for. */
type Sold = Worth & { readonly unit_price: number };

const netOf = ({ lines_total, savings }: Worth) => lines_total - savings;

/**
 * The price of a replacement: its own, but never more than that of the ordered bottle. Savings and tax shrink
 * in proportion, because it is the same kind of drink, sold at the same place in the same sale.
 */
export function worthOfReplacing(line: SoldLine, pieces: number, priceToday: number) {
  const missing: Sold = { unit_price: line.unit_price, ...worthOfMissing(line, pieces) };
  if (priceToday >= line.unit_price) return { missing, instead: missing, less: noLess };
  const lines_total = priceToday * pieces;
  const savings = shareOfCents(missing.savings, priceToday, line.unit_price);
  const tax = shareOfCents(missing.tax, lines_total - savings, netOf(missing));
  const instead: Sold = { unit_price: priceToday, lines_total, savings, tax };
  return {
    missing,
    instead,
    less: {
      lines_total: missing.lines_total - lines_total,
      savings: missing.savings - savings,
      tax: missing.tax - tax,
    },
  };
}

/** How much less is taxed: the bottle that comes is taxed as the missing one was. */
export const taxedLess = (taxed: readonly Taxed[] | null | undefined, { lines_total, savings, tax }: Worth) =>
  sharedByRate(taxed ?? [], { goods: lines_total - savings, tax });

const noLess: Worth = { lines_total: 0, savings: 0, tax: 0 };

const shareOfCents = (amount: number, part: number, whole: number) =>
  whole === 0 ? amount : shareOf(amount, part, whole);
