import { formatList, formatPercent } from 'browser/formats/format';
import type { ProductDetails } from 'contract/catalogue/details';
import { formatSize, originOf } from '../../goods/product-words';
import { drinkOf, grapesOf } from '../product/product-facts';

type FactText = string | null | undefined | false;

const scale = (of: keyof NonNullable<ProductDetails['taste']>) => (product: ProductDetails) =>
  product.taste && `${product.taste[of]} of 5`;

const sizeOf = ({ size_ml, pack_count }: ProductDetails) =>
  size_ml !== null && (pack_count > 1 ? `${pack_count} × ${formatSize(size_ml)}` : formatSize(size_ml));

/** Each a fact, in the order in which it decides. Price, stock and pictures stand above them. */
const facts: readonly (readonly [name: string, of: (product: ProductDetails) => FactText])[] = [
  ['Critics', ({ scores }) => scores.map(({ source, points }) => `${points} ${source}`).join(', ')],
  ['Kind', ({ category }) => category.name],
  ['Grape or style', grapesOf],
  ['From', originOf],
  ['Vintage', ({ vintage }) => vintage !== null && String(vintage)],
  ['Alcohol', ({ abv }) => abv !== null && formatPercent(abv / 100)],
  ['Size', sizeOf],
  ['Body', scale('body')],
  ['Sweetness', scale('sweetness')],
  ['Acidity', scale('acidity')],
  ['Tannin', scale('tannin')],
  ['Best to drink', drinkOf],
  ['Goes well with', ({ pairings }) => formatList(pairings)],
  ['Closure', ({ closure }) => closure],
];

export type CompareRow = { name: string; values: readonly string[]; differs: boolean };

/** Without the facts that none of them has; what one of them lacks is a dash. */
export const compareRows = (products: readonly ProductDetails[]): CompareRow[] =>
  facts.flatMap(([name, of]) => {
    const values = products.map((product) => of(product) || '–');
    if (values.every((value) => value === '–')) return [];
    return [{ name, values, differs: new Set(values).size > 1 }];
  });
