import type { Db } from '../../platform/database/database.js';
import { selectProductNames, selectProductPrices } from './product/product-details.sql.js';
import { selectWineSetNames, selectWineSetPrices } from './sets/wine-sets.sql.js';

export type Wished = { product_id: number } | { wine_set_id: number };
export type StorePrice = { store_id: number; price: number };

/** The price at each store that carries it, in cents; null for an unknown id. */
export async function pricesOf(db: Db, wished: Wished): Promise<StorePrice[] | null> {
  const rows =
    'product_id' in wished
      ? await selectProductPrices(db, wished.product_id)
      : await selectWineSetPrices(db, wished.wine_set_id);
  if (rows.length === 0) return null;
  return rows.flatMap(({ store_id, price }) =>
    store_id === null || price === null ? [] : [{ store_id, price }],
  );
}

/** Their names, even when no store carries them any more. */
export async function namesOf(db: Db, productIds: readonly number[], wineSetIds: readonly number[]) {
  const products = productIds.length > 0 ? await selectProductNames(db, productIds) : [];
  const wineSets = wineSetIds.length > 0 ? await selectWineSetNames(db, wineSetIds) : [];
  return {
    products: new Map(products.map(({ id, brand, name }) => [id, `${brand} ${name}`])),
    wineSets: new Map(wineSets.map(({ id, name }) => [id, name])),
  };
}
