import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.js';

type Aside = { lotteryId: number; storeId: number; productId: number; bottles: number };

/** As many of the shelf as a lottery gives out; false where there are not that many. */
export async function insertSetAside(
  tx: Transaction,
  { lotteryId, storeId, productId, bottles }: Aside,
): Promise<boolean> {
  const { rows } = await sql`
    with shelf as (
      update store_product set held = held + ${bottles}
      where store_id = ${storeId} and product_id = ${productId} and on_hand - held >= ${bottles}
      returning store_id, product_id
    )
    insert into stock_set_aside (lottery_id, store_id, product_id, quantity)
    select ${lotteryId}, store_id, product_id, ${bottles} from shelf
    returning lottery_id`.execute(tx);
  return rows.length > 0;
}

/** In the order of their products, as everybody locks them. */
export const lockShelf = (tx: Transaction, storeId: number, productIds: readonly number[]) =>
  tx
    .selectFrom('store_product')
    .select('product_id')
    .where('store_id', '=', storeId)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .forUpdate()
    .execute();

/** One bottle of each lottery, more or less: that of a lottery which is settled stays on the shelf. */
const moveOne = (tx: Transaction, lotteryIds: readonly number[], by: 1 | -1) =>
  sql`
    with moved as (
      update stock_set_aside set quantity = quantity + ${by} where lottery_id = any(${[...lotteryIds]}::integer[])
      returning store_id, product_id
    ), bottles as (
      select store_id, product_id, count(*)::integer * ${by}::integer as count from moved
      group by store_id, product_id
    )
    update store_product set held = held + bottles.count from bottles
    where store_product.store_id = bottles.store_id and store_product.product_id = bottles.product_id`.execute(
    tx,
  );

export const takeOneFromAside = (tx: Transaction, lotteryIds: readonly number[]) =>
  moveOne(tx, lotteryIds, -1);
export const putOneAside = (tx: Transaction, lotteryIds: readonly number[]) => moveOne(tx, lotteryIds, 1);

export const deleteSetAside = (tx: Transaction, lotteryId: number) =>
  sql`
    with ended as (
      delete from stock_set_aside where lottery_id = ${lotteryId} returning store_id, product_id, quantity
    )
    update store_product set held = held - quantity from ended
    where store_product.store_id = ended.store_id and store_product.product_id = ended.product_id`.execute(
    tx,
  );
