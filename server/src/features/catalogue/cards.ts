import type { ProductCard } from 'contract/catalogue-cards';
import { dollars } from 'contract/platform/money';
import type { Db } from '../../platform/database/database.js';
import { standInOf } from '../../platform/files/stand-ins.js';
import { type CardRow, selectCards } from './cards.sql.js';
import { shownRating } from './shown-rating.js';
import { shownStock } from './shown-stock.js';

/** As it travels: prices in dollars. */
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
