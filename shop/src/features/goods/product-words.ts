import { formatNumber } from 'browser/formats/format';

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

/** 750 ml, 4 × 473 ml: what was bought, where nobody has the bottle in view. */
export const sizeOf = (goods: Sized) =>
  unusualSizeOf(goods) ?? (goods.size_ml === null ? undefined : formatSize(goods.size_ml));

/** 1.5 L, 4 × 473 ml; undefined for the usual bottle. */
export function unusualSizeOf({ size_ml, pack_count }: Sized) {
  if (size_ml === null) return pack_count > 1 ? `Set of ${pack_count}` : undefined;
  if (pack_count > 1) return `${pack_count} × ${formatSize(size_ml)}`;
  return size_ml === usual ? undefined : formatSize(size_ml);
}

/** California, United States; a country that is its own region is named once. */
export const originOf = ({ region, country }: { region: string; country: string }) =>
  [...new Set([region, country])].filter(Boolean).join(', ');

type Grown = { name: string; vintage: number | null; varietal: string | null; is_blend: boolean };

/** Nebbiolo, Merlot blend; nothing where the name says it already. */
export function grapeOf({ name, varietal, is_blend }: Grown) {
  if (varietal === null || name.includes(varietal)) return undefined;
  return is_blend ? `${varietal} blend` : varietal;
}
