import { formatMoney } from 'browser/formats/format';
import type { ProductDetails, RelatedProduct } from 'contract/catalogue/details';

type Taste = NonNullable<ProductDetails['taste']>;

const senses: { of: keyof Taste; less: string; more: string }[] = [
  { of: 'sweetness', less: 'drier', more: 'sweeter' },
  { of: 'body', less: 'lighter', more: 'fuller' },
  { of: 'tannin', less: 'softer', more: 'firmer' },
  { of: 'acidity', less: 'rounder', more: 'fresher' },
];

/** The sense in which they differ most; the first among equals, and nothing where none differs. */
function tasteApart(one: Taste | null, other: Taste | null) {
  if (!one || !other) return undefined;
  const apart = senses
    .map(({ of, less, more }) => ({ by: other[of] - one[of], less, more }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))[0];
  return apart && (apart.by < 0 ? apart.less : apart.more);
}

/** Less than this is about the same price. */
const leastTold = 200;
const whole = (cents: number) => formatMoney(Math.round(cents / 100) * 100).replace('.00', '');

function priceApart(price: number | undefined, other: number) {
  if (price === undefined) return undefined;
  const by = other - price;
  if (Math.abs(by) < leastTold) return 'about the same price';
  return `${whole(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`;
}

type Other = Pick<RelatedProduct, 'price' | 'taste'>;

/** Similar but lighter, $20 less. */
export function differences(product: Pick<ProductDetails, 'taste' | 'availability'>, other: Other) {
  const taste = tasteApart(product.taste, other.taste);
  const price = priceApart(product.availability[0]?.offer?.price, other.price);
  return [taste ? `Similar but ${taste}` : 'Similar', price].filter(Boolean).join(', ');
}
