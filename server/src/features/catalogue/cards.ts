import { type ProductCard, plenty, type StockState } from 'contract/catalogue/cards';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import { standInOf } from '../../platform/files/shipped-pictures.js';
import { checkStore } from '../stores/index.js';
import { type CardRow, selectCards } from './cards.sql.js';

/** The average with one decimal; null without any review. */
export const shownRating = (sum: number, count: number) =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;

type Shown = { stock: StockState; left: number | null };

/** The exact number while few are left; otherwise only that there are enough. */
export function shownStock(available: number): Shown {
  if (available <= 0) return { stock: 'out', left: null };
  return available < plenty ? { stock: 'low', left: available } : { stock: 'in_stock', left: null };
}

/** In the form that is sent to the browser: prices in dollars. */
export const asCard = ({
  rating_sum,
  rating_count,
  price,
  compare_at,
  available,
  category: _category,
  ...named
}: CardRow): ProductCard => ({
  ...named,
  stand_in: standInOf(named.image_id),
  rating: shownRating(rating_sum, rating_count),
  rating_count,
  price: dollars(price),
  compare_at: compare_at === null ? null : dollars(compare_at),
  ...shownStock(available),
});

/** The cards of these products, in this order, without those that the store does not carry. */
export async function cardsOf(db: Db, storeId: number, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await selectCards(db, storeId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [asCard(row)] : [];
  });
}

export async function listProductCardsAt(db: Db, storeId: number, ids: readonly number[]) {
  await checkStore(db, storeId);
  return cardsOf(db, storeId, ids);
}
