import { formatMoney } from '../../platform/format';
import {
  type ProductAddress,
  type ProductSearch,
  type RefinementField,
  type SeveralField,
  severalFields,
} from './product-search';
import { formatSize } from './product-words';

export const refinementTitles: Record<SeveralField, string> = {
  country: 'Country',
  region: 'Region',
  vintage: 'Vintage',
  size: 'Size',
  tags: 'Grown and made',
};

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a value of a refinement reads. */
export function valueWords(field: SeveralField, value: string) {
  if (field === 'vintage') return value === 'nv' ? 'Non-vintage' : value;
  if (field === 'size') return formatSize(Number(value));
  return field === 'tags' ? capitalised(value) : value;
}

export const ratingWords = (stars: string) => `${stars} stars or more`;

const dollars = (amount: string) => formatMoney(Math.round(Number(amount) * 100)).replace(/\.00$/, '');

function priceWords({ min_price, max_price }: Pick<ProductSearch, 'min_price' | 'max_price'>) {
  if (min_price && max_price) return `${dollars(min_price)} to ${dollars(max_price)}`;
  return min_price ? `From ${dollars(min_price)}` : `Up to ${dollars(max_price!)}`;
}

export type Choice = { key: string; label: string; without: Partial<ProductSearch> };

function choicesIn(search: ProductSearch): (Choice & { field: RefinementField })[] {
  const several = severalFields.flatMap((field) =>
    search[field].map((value) => ({
      field,
      key: `${field} ${value}`,
      label: valueWords(field, value),
      without: { [field]: search[field].filter((each) => each !== value) },
    })),
  );
  const { rating, min_price, max_price, in_stock, on_sale } = search;
  const only = (field: RefinementField, label: string, without: Partial<ProductSearch>) => [
    { field, key: field, label, without },
  ];
  return [
    ...several,
    ...(rating ? only('rating', ratingWords(rating), { rating: undefined }) : []),
    ...(min_price || max_price
      ? only('price', priceWords(search), { min_price: undefined, max_price: undefined })
      : []),
    ...(in_stock ? only('in_stock', 'In stock', { in_stock: false }) : []),
    ...(on_sale ? only('on_sale', 'On sale', { on_sale: false }) : []),
  ];
}

/** What narrows the list, in the order in which it stands in the address: what was chosen last is last. */
export function chosenIn(search: ProductSearch, address: ProductAddress): Choice[] {
  const order = Object.keys(address).map((field) => field.replace(/^m(?:in|ax)_price$/, 'price'));
  return choicesIn(search).toSorted((a, b) => order.lastIndexOf(a.field) - order.lastIndexOf(b.field));
}
