import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';

/** What each of these products has cost the store on average, in cents, as far as somebody has said it. */
export async function selectCosts(db: Db, storeId: number, productIds: readonly number[]) {
  const { rows } = await sql<{ product_id: number; unit_cost: number }>`
    select product_id, unit_cost from store_product
    where store_id = ${storeId} and product_id = any(${productIds}::integer[]) and unit_cost is not null`.execute(
    db,
  );
  return new Map(rows.map(({ product_id, unit_cost }) => [product_id, unit_cost]));
}
