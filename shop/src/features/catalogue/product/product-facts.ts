import { dot, formatList, formatPercent, plural } from 'browser/formats/format';
import type { ProductDetails } from 'contract/catalogue/details';
import { formatSize } from '../../goods/product-words';

type Placed = Pick<ProductDetails, 'country' | 'region' | 'appellation'>;

/** Pauillac · Bordeaux, France: the nearest place first, and none of them twice. */
export function placeOf({ country, region, appellation }: Placed) {
  const around = [...new Set([region, country])].filter((place) => place !== appellation);
  return [appellation, around.join(', ')].filter(Boolean).join(dot);
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const sizeOf = ({ size_ml, pack_count }: ProductDetails) => {
  if (size_ml === null) return pack_count > 1 ? `Set of ${pack_count}` : null;
  return pack_count > 1 ? `${pack_count} × ${formatSize(size_ml)}` : formatSize(size_ml);
};

const vintageOf = ({ vintage, department }: ProductDetails) =>
  vintage === null ? department.slug === 'wine' && 'Non-vintage' : String(vintage);

/** Cabernet Sauvignon 70%, Merlot 30%: the main ones. */
export function grapesOf({ varietals }: Pick<ProductDetails, 'varietals'>) {
  if (varietals.length < 2) return varietals[0]?.name;
  return varietals
    .slice(0, 3)
    .map(({ name, percent }) => `${name} ${formatPercent(percent / 100)}`)
    .join(', ');
}

/** 2027 to 2035 */
export const drinkOf = ({ drink }: Pick<ProductDetails, 'drink'>) =>
  drink ? `${drink.from} to ${drink.until}` : undefined;

type Fact = { label: string; value: string };

/** What stands on the back label: only what is known of it. */
export function factsOf(product: ProductDetails): Fact[] {
  const { spirit, beer, sake } = product;
  const known: [label: string, value: string | null | undefined | false][] = [
    ['Kind', product.category.name],
    ['Country', product.country],
    ['Region', product.region !== product.country && product.region],
    ['Appellation', product.appellation],
    ['Vintage', vintageOf(product)],
    ['Alcohol', product.abv !== null && `${formatPercent(product.abv / 100)} by volume`],
    ['Best to drink', drinkOf(product)],
    ['Proof', spirit && String(spirit.proof)],
    ['Age', spirit?.ageYears != null && plural(spirit.ageYears, { one: '# year', other: '# years' })],
    ['Cask', spirit?.cask && capital(spirit.cask)],
    ['Mash bill', spirit?.mashBill && capital(spirit.mashBill)],
    ['Style', beer?.style],
    ['Bitterness', beer?.ibu != null && `${beer.ibu} IBU`],
    ['Grade', sake?.grade],
    ['Rice', sake?.rice],
    ['Polish', sake && `${sake.polish}% of each grain is left`],
    ['Size', sizeOf(product)],
    ['Closure', product.closure && capital(product.closure)],
    ['Sustainability', product.tags.length > 0 && capital(formatList(product.tags))],
  ];
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
