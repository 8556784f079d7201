import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

export type StockAlert = { customer_id: Uuid; store_id: number; product_id: number };

/**
 * Locks the stock until the alert is written, so that it cannot be refilled in between without the customer
 * being told.
 */
export const lockAvailable = (tx: Transaction, storeId: number, productId: number) =>
  tx
    .selectFrom('store_product')
    .select(sql<number>`on_hand - held`.as('available'))
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .where(
      sql<boolean>`exists (select from store_offer where (store_id, product_id) = (${storeId}, ${productId}))`,
    )
    .forShare()
    .executeTakeFirst();

export const insertStockAlert = (tx: Transaction, alert: StockAlert) =>
  tx
    .insertInto('stock_alert')
    .values({ ...alert, asked_at: tx.now })
    .onConflict((same) => same.doNothing())
    .execute();

const alertOf = (db: Db, { customer_id, store_id, product_id }: StockAlert) =>
  db
    .selectFrom('stock_alert')
    .select('asked_at')
    .where('store_id', '=', store_id)
    .where('product_id', '=', product_id)
    .where('customer_id', '=', customer_id)
    .executeTakeFirst();

export const selectHasStockAlert = async (db: Db, alert: StockAlert) =>
  (await alertOf(db, alert)) !== undefined;

export const deleteStockAlert = (tx: Transaction, { customer_id, store_id, product_id }: StockAlert) =>
  tx
    .deleteFrom('stock_alert')
    .where('store_id', '=', store_id)
    .where('product_id', '=', product_id)
    .where('customer_id', '=', customer_id)
    .execute();

export async function deleteStockAlertsOf(tx: Transaction, customerId: Uuid) {
  await tx.deleteFrom('stock_alert').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('back_in_stock').where('customer_id', '=', customerId).execute();
}

export const insertBack = (tx: Transaction, back: readonly StockAlert[]) =>
  tx
    .insertInto('back_in_stock')
    .values(
      back.map(({ customer_id, store_id, product_id }) => ({
        customer_id,
        store_id,
        product_id,
        told_at: tx.now,
      })),
    )
    .onConflict((same) =>
      same.columns(['customer_id', 'store_id', 'product_id']).doUpdateSet({ told_at: tx.now }),
    )
    .execute();

export const deleteBackBefore = (tx: Transaction, before: Date) =>
  tx.deleteFrom('back_in_stock').where('told_at', '<=', before).execute();

const mostBack = 3;

export const selectBackOf = (db: Db, customerId: Uuid, after: Date) =>
  db
    .selectFrom('back_in_stock')
    .innerJoin('store_offer', (offer) =>
      offer
        .onRef('store_offer.store_id', '=', 'back_in_stock.store_id')
        .onRef('store_offer.product_id', '=', 'back_in_stock.product_id'),
    )
    .innerJoin('product', 'product.id', 'back_in_stock.product_id')
    .innerJoin('store', 'store.id', 'back_in_stock.store_id')
    .select([
      'back_in_stock.product_id',
      'product.slug',
      'product.name',
      'product.vintage',
      sql<string | null>`product.images[1]`.as('image_id'),
      'back_in_stock.store_id',
      'store.name as store_name',
      'store_offer.price',
    ])
    .where('back_in_stock.customer_id', '=', customerId)
    .where('back_in_stock.told_at', '>', after)
    .where(sql<boolean>`on_hand > held`)
    .orderBy('back_in_stock.told_at', 'desc')
    .orderBy('back_in_stock.product_id')
    .limit(mostBack)
    .execute();

/**
 * When a product has sold out again before the letters were written, its alerts wait for the next delivery.
 */
export const waitForWhatIsGoneAgain = (tx: Transaction) =>
  tx
    .updateTable('stock_alert')
    .set({ is_back: false })
    .where('is_back', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('store_offer')
            .select('store_offer.product_id')
            .whereRef('store_offer.store_id', '=', 'stock_alert.store_id')
            .whereRef('store_offer.product_id', '=', 'stock_alert.product_id')
            .where(sql<boolean>`on_hand > held`),
        ),
      ),
    )
    .execute();

type BackAgain = StockAlert & {
  slug: string;
  name: string;
  brand: string;
  vintage: number | null;
  price: number;
};

/**
 * Deletes and returns the alerts for products that are back in stock, oldest first, with what the letters
 * need.
 */
export async function takeStockAlerts(tx: Transaction, most: number): Promise<BackAgain[]> {
  const { rows } = await sql<BackAgain>`
    with due as materialized (
      select store_id, product_id, customer_id from stock_alert where is_back
      order by asked_at limit ${most} for update skip locked
    )
    delete from stock_alert using due
      join store_offer using (store_id, product_id)
      join product on product.id = due.product_id
      join brand on brand.id = product.brand_id
    where stock_alert.store_id = due.store_id and stock_alert.product_id = due.product_id
      and stock_alert.customer_id = due.customer_id
    returning stock_alert.customer_id, stock_alert.store_id, stock_alert.product_id,
      product.slug, product.name, brand.name as brand, product.vintage, store_offer.price`.execute(tx);
  return rows;
}
