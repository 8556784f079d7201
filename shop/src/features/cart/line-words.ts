import { plural } from 'browser/formats/format';
import type { CartLine } from 'contract/cart';
import { titleOf, unusualSizeOf } from '../goods/product-words';

/** Barolo Serralunga 2019; what the store has given up has its whole name. */
export const nameOf = ({ product, name }: CartLine) => (product ? titleOf(product) : name);

export const aboveName = ({ product, wine_set }: CartLine) =>
  product?.brand ?? (wine_set ? plural(wine_set.pieces, { one: '# bottle', other: '# bottles' }) : '');

export const sizeOf = ({ product }: CartLine) => {
  if (!product) return undefined;
  return unusualSizeOf(product) ?? '750 ml';
};

export const imageOf = ({ product, wine_set }: CartLine) => product?.image_id ?? wine_set?.image_id ?? null;

/** How it is handed over is chosen in the next step. */
export const isBlocked = ({ problems }: CartLine) =>
  problems.some(({ blocks, code }) => blocks && code !== 'not_handed_over');
