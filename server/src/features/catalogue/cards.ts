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

/**
 * In the form that is sent to the browser: prices in dollars. Field by field, because copying all of them but some
 * takes many times longer, and each cart and list makes dozens.
 */
export function asCard(row: CardRow): ProductCard {
  const { stock, left } = shownStock(row.available);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    department: row.department,
    vintage: row.vintage,
    size_ml: row.size_ml,
    pack_count: row.pack_count,
    image_id: row.image_id,
    stand_in: standInOf(row.image_id),
    region: row.region,
    country: row.country,
    varietal: row.varietal,
    is_blend: row.is_blend,
    points: row.points,
    rating: shownRating(row.rating_sum, row.rating_count),
    rating_count: row.rating_count,
    allocation: row.allocation,
    limit_per_customer: row.limit_per_customer,
    price: dollars(row.price),
    compare_at: row.compare_at === null ? null : dollars(row.compare_at),
    stock,
    left,
  };
}

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
