import { shareOf } from 'contract/platform/cents';

type Sold = { lines_total: number; savings: number; paid_by_payment: number };

/**
 * Points for goods that were paid for with money, by the whole dollar. `earning` is how many cents of the
 * goods are of a kind that may earn points where they change hands. Fee and tax earn nothing, so money counts
 * as paid for the goods first.
 */
export function pointsEarned(
  { lines_total, savings, paid_by_payment }: Sold,
  earning: number,
  perDollar: number,
) {
  const goods = lines_total - savings;
  if (goods === 0) return 0;
  const byMoney = Math.min(paid_by_payment, goods);
  return Math.floor(shareOf(byMoney, earning, goods) / 100) * perDollar;
}
