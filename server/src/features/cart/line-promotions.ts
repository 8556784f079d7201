import type { ProductCard } from 'contract/catalogue/cards';
import { sum } from 'contract/platform/cents';
import type { Goods } from '../catalogue/index.js';
import { goodsKindOf } from '../fulfilment/index.js';
import {
  type Applied,
  almostEarned,
  applyPromotions,
  lawFor,
  mayBeReduced,
  type Offers,
  type PromotionLine,
  tellCodes,
  wordsOf,
  wordsOfAlmost,
} from '../promotions/index.js';
import type { LineRow } from './cart-lines.sql.js';

/** What a promotion takes off all pieces of a line, in cents, in the customer's words. */
export type AppliedToLine = {
  readonly promotionId: number;
  readonly words: string;
  readonly saved: number;
  /** By which the customer has it; null where it takes something off by itself. */
  readonly code: string | null;
};

type Line = Pick<LineRow, 'id' | 'quantity' | 'ticket_id'> & {
  readonly product: ProductCard | null;
  readonly price: number | null;
};
type Promoted = { readonly promotions: readonly AppliedToLine[] };
type Offered = Goods & { readonly offers: Offers };

/** Single bottles at their usual price take part. Sets cost less already, and what was won has a price of its own. */
function asPromotionLine(
  { id, quantity, ticket_id, product, price }: Line,
  { stock, offers }: Offered,
): PromotionLine[] {
  const shelf = product && stock.get(product.id);
  if (!shelf || price === null || ticket_id !== null) return [];
  if (!mayBeReduced(product)) return [];
  const law = lawFor(offers.laws, goodsKindOf(product.department, shelf.category));
  const cost = offers.costs.get(product.id) ?? null;
  return [{ id, price, quantity, bottles: product.pack_count, ids: shelf.ids, law, cost }];
}

const partOf = (lines: readonly Line[], goods: Offered) =>
  lines.flatMap((line) => asPromotionLine(line, goods));

const none: ReadonlyMap<string, readonly AppliedToLine[]> = new Map();

/** For each line, by its id. */
export function promotionsOn(lines: readonly Line[], goods: Offered) {
  const { promotions, codes } = goods.offers;
  if (promotions.length === 0) return none;
  const codeOf = new Map(codes.flatMap(({ code, promotionId, why }) => (why ? [] : [[promotionId, code]])));
  const inWords = ({ promotion, step, saved }: Applied): AppliedToLine => {
    const code = promotion.byCode ? (codeOf.get(promotion.id) ?? null) : null;
    return { promotionId: promotion.id, words: wordsOf(promotion, step, code), saved, code };
  };
  const applied = [...applyPromotions(partOf(lines, goods), promotions)];
  return new Map(applied.map(([id, all]) => [id, all.map(inWords)]));
}

/** What a few bottles more would earn, in words. */
export function almostOn(lines: readonly (Line & Promoted)[], goods: Offered): string | null {
  const { promotions } = goods.offers;
  if (promotions.length === 0) return null;
  const saved = new Map(lines.map((line) => [line.id, promotedOff(line)]));
  const almost = almostEarned(partOf(lines, goods), promotions, saved);
  return almost ? wordsOfAlmost(almost) : null;
}

/** What each entered code does, in words. */
export function codesOn(lines: readonly (Line & Promoted)[], goods: Offered) {
  if (goods.offers.codes.length === 0) return [];
  const saved = new Map<number, number>();
  for (const { promotionId, saved: cents } of lines.flatMap(({ promotions }) => promotions))
    saved.set(promotionId, (saved.get(promotionId) ?? 0) + cents);
  return tellCodes(goods.offers, partOf(lines, goods), saved);
}

/** What is taken off all pieces of a line, in cents. */
export const promotedOff = ({ promotions }: Promoted) => sum(promotions.map(({ saved }) => saved));
