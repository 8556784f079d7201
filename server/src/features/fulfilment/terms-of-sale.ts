import type { GoodsKind } from 'contract/settings/rule-values';
import { isDrink } from './rule.js';
import type { PlaceOfSale, RuleBook } from './rule-book.js';
import { nameOf, type RuleRefusal } from './rule-refusal.js';

/** Whether a kind of goods may earn points, or be paid for by them. */
export function mayUsePoints(
  book: RuleBook,
  place: PlaceOfSale,
  day: string,
  goods: GoodsKind,
  use: 'earn' | 'redeem',
): RuleRefusal | undefined {
  const rule = book.one('points', { place, day, goods });
  if (rule?.value[use] ?? true) return undefined;
  const used = use === 'earn' ? 'earn points' : 'be paid for with points';
  const message = `${nameOf(goods)} cannot ${used} in ${place.state}`;
  return { code: 'points_not_allowed', rule, message, goods };
}

/** Whether goods may be sold this far below their price; both in cents. */
export function mayDiscount(
  book: RuleBook,
  place: PlaceOfSale,
  day: string,
  { goods, price, saved }: { goods: GoodsKind; price: number; saved: number },
): RuleRefusal | undefined {
  if (!isDrink(goods)) return undefined;
  const rule = book.one('discount', { place, day, goods });
  const atMost = rule?.value.at_most_percent ?? 100;
  if (saved * 100 <= price * atMost) return undefined;
  const message = `${place.state} allows ${atMost}% off at most`;
  return { code: 'discount_too_large', rule, message, goods };
}

/** A lottery may be held only where a rule allows it. */
export function mayHoldLottery(book: RuleBook, place: PlaceOfSale, day: string): RuleRefusal | undefined {
  const rule = book.one('lottery', { place, day });
  if (rule?.value.allowed) return undefined;
  return { code: 'lottery_not_allowed', rule, message: `There are no lotteries in ${place.state}` };
}

/** What must be shown at the hand-over; everything, when no rule says otherwise. */
export function askedAtHandOver(
  book: RuleBook,
  place: PlaceOfSale,
  day: string,
  goods: readonly GoodsKind[],
) {
  if (!goods.some(isDrink)) return { adultSignature: false, id: false, postalService: true };
  const asked = book.one('hand_over', { place, day })?.value;
  return {
    adultSignature: asked?.adult_signature ?? true,
    id: asked?.id ?? true,
    postalService: asked?.postal_service ?? false,
  };
}
