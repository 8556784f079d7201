import type { ProductCard } from 'contract/catalogue/cards';
import { sum } from 'contract/platform/cents';
import type { Goods } from '../catalogue/index.js';
import {
  almostEarned,
  applyPromotions,
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

/**
 * Single bottles at their usual price take part. Sets and reduced bottles cost less already, won and scarce ones are not
 * for sale like others.
 */
function takingPart({ id, quantity, ticket_id, product, price }: Line, { stock }: Goods): PromotionLine[] {
  const ids = product && stock.get(product.id)?.ids;
  if (!ids || price === null || ticket_id !== null) return [];
  if (product.allocation !== 'none' || product.compare_at !== null) return [];
  return [{ id, price, quantity, bottles: product.pack_count, ids }];
}

type Offered = Goods & { readonly promotions: readonly Promotion[] };

const none: ReadonlyMap<string, readonly AppliedToLine[]> = new Map();

/** For each line, by its id. */
export function promotionsOn(lines: readonly Line[], goods: Offered) {
  if (goods.promotions.length === 0) return none;
  const part = lines.flatMap((line) => takingPart(line, goods));
  const applied = [...applyPromotions(part, goods.promotions)];
  return new Map(
    applied.map(([id, { promotion, step, saved }]) => [
      id,
      [{ promotionId: promotion.id, words: wordsOf(promotion, step), saved }],
    ]),
  );
}

/** What a few bottles more would earn, in words. */
export function almostOn(lines: readonly Line[], goods: Offered): string | null {
  const part = lines.flatMap((line) => takingPart(line, goods));
  const almost = almostEarned(part, goods.promotions, applyPromotions(part, goods.promotions));
  return almost ? wordsOfAlmost(almost) : null;
}

/** What is taken off all pieces of a line, in cents. */
export const promotedOff = ({ promotions }: { readonly promotions: readonly AppliedToLine[] }) =>
  sum(promotions.map(({ saved }) => saved));
