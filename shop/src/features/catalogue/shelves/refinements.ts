import { formatMoney } from 'browser/formats/format';
import type { PairingKind, Refinement } from 'contract/catalogue';
import { formatSize } from '../../goods/product-words';
import {
  isPairing,
  noRefinements,
  type ProductAddress,
  type ProductSearch,
  type RefinementField,
  type SeveralField,
  severalFields,
} from '../product-search';

export const refinementTitles: Record<SeveralField, string> = {
  pairing: 'Goes with',
  grape: 'Grape',
  country: 'Country',
  region: 'Region',
  vintage: 'Vintage',
  size: 'Size',
  tags: 'How it’s made',
};

/** Food in the words of a menu. */
const pairings: Record<PairingKind, string> = {
  beef: 'Steak & beef',
  lamb: 'Lamb',
  pork: 'Pork & charcuterie',
  poultry: 'Chicken & turkey',
  game: 'Duck & game',
  barbecue: 'Burgers & barbecue',
  fish: 'Fish & sushi',
  shellfish: 'Oysters & seafood',
  pasta: 'Pasta & pizza',
  vegetables: 'Vegetables & salads',
  spicy: 'Spicy dishes',
  cheese: 'Cheese',
  dessert: 'Dessert & chocolate',
  cocktails: 'Cocktails',
};
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a value of a refinement reads. */
export function valueWords(field: SeveralField, value: string) {
  if (field === 'vintage') return value === 'nv' ? 'Non-vintage' : value;
  if (field === 'size') return formatSize(Number(value));
  if (field === 'pairing' && isPairing(value)) return pairings[value];
  return field === 'tags' ? capitalised(value) : value;
}

export const ratingWords = (stars: string) => `${stars} stars or more`;

export const pointsWords = (points: string) => `${points} points or more`;

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
  const { rating, points, min_price, max_price, in_stock, on_sale } = search;
  const only = (field: RefinementField, label: string, without: Partial<ProductSearch>) => [
    { field, key: field, label, without },
  ];
  return [
    ...several,
    ...(rating ? only('rating', ratingWords(rating), { rating: undefined }) : []),
    ...(points ? only('points', pointsWords(points), { points: undefined }) : []),
    ...(min_price || max_price
      ? only('price', priceWords(search), { min_price: undefined, max_price: undefined })
      : []),
    ...(in_stock ? only('in_stock', 'In stock', { in_stock: false }) : []),
    ...(on_sale ? only('on_sale', 'On sale', { on_sale: false }) : []),
  ];
}

/** The list without these refinements, as the server names them, and what they are called. */
export function without(search: ProductSearch, refinements: readonly Refinement[]) {
  const given = choicesIn(search).filter(({ field }) => refinements.includes(field));
  const fields = refinements.flatMap((one) =>
    one === 'price' ? (['min_price', 'max_price'] as const) : [one],
  );
  const changes: Partial<ProductSearch> = Object.fromEntries(
    fields.map((field) => [field, noRefinements[field]]),
  );
  return { changes, labels: given.map(({ label }) => label) };
}

/** What narrows the list, in the order in which it stands in the address: what was chosen last is last. */
export function chosenIn(search: ProductSearch, address: ProductAddress): Choice[] {
  const order = Object.keys(address).map((field) => field.replace(/^m(?:in|ax)_price$/, 'price'));
  return choicesIn(search).toSorted((a, b) => order.lastIndexOf(a.field) - order.lastIndexOf(b.field));
}
