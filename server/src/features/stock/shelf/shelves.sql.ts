import { plenty } from 'contract/catalogue/cards';
import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';

const shelves = (db: Db, storeId: number) =>
  db
    .selectFrom('store_product as shelf')
    .innerJoin('product', 'product.id', 'shelf.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['shelf.product_id', ...nameOfProduct, 'shelf.on_hand', 'shelf.held'])
    .where('shelf.store_id', '=', storeId);

/** In no particular order. */
export const selectShelves = (db: Db, storeId: number, productIds: readonly number[]) =>
  shelves(db, storeId)
    .where('shelf.product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .execute();

/** How many customers wait for a letter when the product is there again. */
const waiting = sql<number>`(
  select count(*)::integer from stock_alert
  where stock_alert.store_id = shelf.store_id and stock_alert.product_id = shelf.product_id
)`.as('waiting');

/** What was sent to this store and has not arrived yet. */
const underWay = sql<number>`(
  select coalesce(sum(line.bottles - line.received), 0)::integer
  from stock_transfer_line line join stock_transfer transfer on transfer.id = line.transfer_id
  where transfer.to_store_id = shelf.store_id and transfer.state = 'under_way'
    and line.product_id = shelf.product_id
)`.as('under_way');

export const selectShelf = (db: Db, storeId: number, productId: number) =>
  shelves(db, storeId)
    .select([waiting, underWay, 'shelf.shelf_place'])
    .where('shelf.product_id', '=', productId)
    .executeTakeFirst();

/** Only for products that the store sells: others may run out. */
const isLow = sql<boolean>`shelf.on_hand - shelf.held < ${plenty}`;

export const lowShelves = (db: Db, storeId: number) =>
  shelves(db, storeId)
    .select(waiting)
    .where(isLow)
    .where('shelf.carried', '=', true)
    .where('product.retired_at', 'is', null);

export const selectLowShelves = (db: Db, storeId: number, { page, pageSize }: PageAsked) =>
  lowShelves(db, storeId)
    .orderBy('waiting', 'desc')
    .orderBy(sql`shelf.on_hand - shelf.held`)
    .orderBy('shelf.product_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Few products are retired, so leaving those out costs half of what joining all others does. */
export async function countLowShelves(db: Db, storeId: number) {
  const { count } = await db
    .selectFrom('store_product as shelf')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('carried', '=', true)
    .where(isLow)
    .where('product_id', 'not in', (retired) =>
      retired.selectFrom('product').select('id').where('retired_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order of their products, as everywhere. */
export const lockShelves = (tx: Transaction, storeId: number, productIds: readonly number[]) =>
  tx
    .selectFrom('store_product')
    .select(['product_id', 'on_hand', 'held'])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .forUpdate()
    .execute();

export const lockPlaces = (tx: Transaction, storeId: number, productIds: readonly number[]) =>
  tx
    .selectFrom('store_product')
    .select(['product_id', 'shelf_place'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .orderBy('product_id')
    .forUpdate()
    .execute();

export const putShelfPlaces = (
  tx: Transaction,
  storeId: number,
  places: readonly { product_id: number; shelf_place: string }[],
) =>
  sql`
    update store_product set shelf_place = asked.shelf_place
    from unnest(
      ${places.map(({ product_id }) => product_id)}::integer[],
      ${places.map(({ shelf_place }) => shelf_place)}::text[]
    ) as asked (product_id, shelf_place)
    where store_id = ${storeId} and store_product.product_id = asked.product_id`.execute(tx);

/** The shelves of products that customers can buy here, from after this product on. */
export const selectShelvesAfter = (db: Db, storeId: number, productId: number, most: number) =>
  shelves(db, storeId)
    .select('shelf.shelf_place')
    .where('shelf.carried', '=', true)
    .where('product.retired_at', 'is', null)
    .where('shelf.product_id', '>', productId)
    .orderBy('shelf.product_id')
    .limit(most)
    .execute();

/** These shelves, with what is promised of them and where in the store they are. */
export const selectShelvesOf = (db: Db, storeId: number, productIds: readonly number[]) =>
  db
    .selectFrom('store_product')
    .select(['product_id', 'on_hand', 'held', 'shelf_place'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', sql<number>`any(${[...productIds]}::integer[])`)
    .execute();
