import type { Db } from '../../../platform/database/database.js';

const bottles = (db: Db, storeId: number) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('store', (join) => join.on('store.id', '=', storeId))
    .leftJoin('store_offer as offer', (join) =>
      join.onRef('offer.product_id', '=', 'product.id').onRef('offer.store_id', '=', 'store.id'),
    )
    .select(({ eb, fn }) => [
      'product.id',
      'brand.name as brand',
      'product.name',
      'product.vintage',
      'product.allocation',
      'offer.price',
      fn.coalesce(eb('offer.on_hand', '-', eb.ref('offer.held')), eb.lit(0)).as('free'),
      'store.slug as store_slug',
      'store.timezone',
    ]);

/** The bottle of a lottery, whether the store carries it or not; when it does not, there is no price. */
export const selectBottle = (db: Db, storeId: number, productId: number) =>
  bottles(db, storeId).where('product.id', '=', productId).executeTakeFirst();

export type Bottle = NonNullable<Awaited<ReturnType<typeof selectBottle>>>;

export const selectLotteryBottles = (db: Db, storeId: number) =>
  bottles(db, storeId)
    .where('product.allocation', '=', 'lottery')
    .where('offer.price', 'is not', null)
    .$narrowType<{ price: number }>()
    .orderBy('brand.name')
    .orderBy('product.name')
    .orderBy('product.vintage')
    .execute();
