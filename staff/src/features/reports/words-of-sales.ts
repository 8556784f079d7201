import { formatDate, formatPercent } from 'browser/formats/format';
import type { SalesGrouping, SalesRow } from 'contract/reports/sales.staff';

/** As they are chosen. */
export const groupingNames: Readonly<Record<SalesGrouping, string>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  store: 'store',
  way: 'way of getting it',
  department: 'department',
  category: 'category',
  brand: 'brand',
  product: 'product',
};

export const rowName = ({ key, name }: SalesRow, by: SalesGrouping) => {
  if (name) return name;
  return formatDate(key, by === 'month' ? 'month' : 'medium');
};

const hardlyAny = 0.005;

/** "12% more" than before. */
export function comparedInWords(now: number, before: number) {
  if (before <= 0) return now > 0 ? 'None before' : 'None before either';
  const share = now / before - 1;
  if (Math.abs(share) < hardlyAny) return 'As much as before';
  return `${formatPercent(Math.abs(share))} ${share > 0 ? 'more' : 'less'} than before`;
}
