import type { NamedPicture, PictureSpec } from '../pictures/picture.js';
import type { Bottle } from '../pictures/vessels/bottle.js';
import type { BackLabel, Drink } from '../pictures/views/bottle-view.js';
import { bottleCode } from './barcodes.js';
import type { CategorySlug } from './departments.js';
import type { Product } from './product.js';
import type { DemoProduct } from './range.js';

const sparkling: readonly CategorySlug[] = ['sparkling-wine', 'nigori-sparkling'];
const drunkRed: readonly CategorySlug[] = ['red-wine', 'dessert-wine'];

function drinkOf({ department, category }: Product): Drink | null {
  if (department === 'spirits') return 'spirit';
  if (sparkling.includes(category)) return 'sparkling';
  if (department !== 'wine') return null;
  return drunkRed.includes(category) ? 'red' : 'white';
}

function backOf({
  brand,
  description,
  department,
  country,
  region,
  abv,
  sizeMl,
  number,
}: Product): BackLabel {
  const strength = abv ? `Alc. ${abv}% by vol.` : '';
  const size = sizeMl ? (sizeMl >= 1000 ? `${sizeMl / 1000} L` : `${sizeMl} ml`) : '';
  return {
    title: brand,
    text: description,
    facts: [
      country === 'United States' ? `${region} · Bottled in the USA` : `${region} · Product of ${country}`,
      [strength, size].filter(Boolean).join(' · '),
      ...(department === 'wine' ? ['Contains sulfites'] : []),
    ],
    code: bottleCode(number),
  };
}

/**
 * Above this price, bottles are likely gifts: they are shown beside a carton too, unless they have a box
 * already.
 */
const dear = 9_000;
const isGift = ({ offers, department }: Product) =>
  (department === 'wine' || department === 'spirits') && offers.some(({ price }) => price >= dear);

function boxed(bottle: Bottle): PictureSpec {
  const { palette } = bottle.label;
  const colour = typeof palette === 'string' ? '#3a2a20' : palette.accent;
  return { ...bottle, box: { type: 'carton', colour } };
}

/** Each view costs fifteen kilobytes, so only bottles that newcomers meet are shown from all sides. */
const isShownAllRound = ({ product }: DemoProduct) => product.featured || product.allocation.kind !== 'none';

/** The label and the back close up, the size beside a glass, and the box. */
export function viewsOf(shown: DemoProduct): NamedPicture[] {
  const { product, picture } = shown;
  if (picture.kind !== 'bottle' || !isShownAllRound(shown)) return [];
  const { box, ...bottle } = picture;
  const drink = drinkOf(product);
  const named = (as: string, spec: PictureSpec) => ({ name: `${product.picture}--${as}`, spec });
  return [
    named('label', { kind: 'view', of: 'label', bottle }),
    named('back', { kind: 'view', of: 'back', bottle, back: backOf(product) }),
    ...(drink ? [named('glass', { kind: 'view', of: 'glass', bottle, drink })] : []),
    ...(!box && isGift(product) ? [named('box', boxed(bottle))] : []),
  ];
}
