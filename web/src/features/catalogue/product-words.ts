import { formatNumber } from '../../platform/format';

/** Glasses and mixers stand on the shelves too. */
export const products = { one: '# product', other: '# products', zero: 'No products' };

type Named = { name: string; vintage: number | null };
type Sized = { size_ml: number | null; pack_count: number };

/** Barolo Serralunga 2019 */
export const titleOf = ({ name, vintage }: Named) => (vintage === null ? name : `${name} ${vintage}`);

/** 375 ml, 1.5 L */
export const formatSize = (millilitres: number) =>
  millilitres < 1000 ? `${formatNumber(millilitres)} ml` : `${formatNumber(millilitres / 1000)} L`;

const usual = 750;

/** 1.5 L, 4 × 473 ml; nothing for the bottle that everybody expects. */
export function unusualSizeOf({ size_ml, pack_count }: Sized) {
  if (size_ml === null) return pack_count > 1 ? `Set of ${pack_count}` : undefined;
  if (pack_count > 1) return `${pack_count} × ${formatSize(size_ml)}`;
  return size_ml === usual ? undefined : formatSize(size_ml);
}

/** California, United States; a country that is its own region is said once. */
export const originOf = ({ region, country }: { region: string; country: string }) =>
  [...new Set([region, country])].filter(Boolean).join(', ');
