import type { ProductCard } from 'contract/catalogue/cards';
import { sum } from 'contract/platform/cents';
import type { Goods } from '../catalogue/index.js';
import {
  almostEarned,
  applyPromotions,
  mayBeReduced,
  type Promotion,
  type PromotionLine,
  wordsOf,
  wordsOfAlmost,
} from '../promotions/index.js';
import type { LineRow } from './cart-lines.sql.js';

/** What a promotion takes off all pieces of a line, in cents, in the customer's words. */
export type AppliedToLine = { readonly promotionId: number; readonly words: string; readonly saved: number };

type Line = Pick<LineRow, 'id' | 'quantity' | 'ticket_id'> & {
  readonly product: ProductCard | null;
  readonly price: number | null;
};

/** Single bottles at their usual price take part. Sets cost less already, and what was won has a price of its own. */
function asPromotionLine(
  { id, quantity, ticket_id, product, price }: Line,
  { stock }: Goods,
): PromotionLine[] {
  const ids = product && stock.get(product.id)?.ids;
  if (!ids || price === null || ticket_id !== null) return [];
  if (!mayBeReduced(product)) return [];
  return [{ id, price, quantity, bottles: product.pack_count, ids }];
}

type Offered = Goods & { readonly promotions: readonly Promotion[] };

const none: ReadonlyMap<string, readonly AppliedToLine[]> = new Map();

/** For each line, by its id. */
export function promotionsOn(lines: readonly Line[], goods: Offered) {
  if (goods.promotions.length === 0) return none;
  const part = lines.flatMap((line) => asPromotionLine(line, goods));
  const applied = [...applyPromotions(part, goods.promotions)];
  return new Map(
    applied.map(([id, { promotion, step, saved }]) => [
      id,
      [{ promotionId: promotion.id, words: wordsOf(promotion, step), saved }],
    ]),
  );
}

/** What a few bottles more would earn, in words. */
export function almostOn(lines: readonly (Line & Promoted)[], goods: Offered): string | null {
  const part = lines.flatMap((line) => asPromotionLine(line, goods));
  const saved = new Map(lines.map((line) => [line.id, promotedOff(line)]));
  const almost = almostEarned(part, goods.promotions, saved);
  return almost ? wordsOfAlmost(almost) : null;
}

type Promoted = { readonly promotions: readonly AppliedToLine[] };

/** What is taken off all pieces of a line, in cents. */
export const promotedOff = ({ promotions }: Promoted) => sum(promotions.map(({ saved }) => saved));
