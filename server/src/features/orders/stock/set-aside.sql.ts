import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.js';

type Aside = { lotteryId: number; storeId: number; productId: number; bottles: number };

/** Sets the bottles of a lottery aside for its winners; false when the shelf does not have that many left. */
export async function setAside(
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

/**
 * Moves one bottle of each lottery. The bottle of a settled lottery stays on the shelf: nothing is set aside
 * for it.
 */
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

/**
 * The bottles of an order that has ended wait for the next winners: they are set aside for their lotteries
 * again.
 */
export async function setAsideAgain(tx: Transaction, lotteryIds: readonly number[]) {
  if (lotteryIds.length > 0) await moveOne(tx, lotteryIds, 1);
}

/** From now on everybody can buy the bottles that no winner has bought. */
export const endSetAside = (tx: Transaction, lotteryId: number) =>
  sql`
    with ended as (
      delete from stock_set_aside where lottery_id = ${lotteryId} returning store_id, product_id, quantity
    )
    update store_product set held = held - quantity from ended
    where store_product.store_id = ended.store_id and store_product.product_id = ended.product_id`.execute(
    tx,
  );
