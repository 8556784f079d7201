import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { doesNotHold } from '../../../platform/database/does-not-hold.js';
import { statement } from '../../../platform/database/statement.js';
import type { Uuid } from '../../../platform/ids.js';
import { movedByOrder } from '../../stock/index.js';

type Part = { readonly product_id: number; readonly quantity: number };
type Reservation = { orderId: Uuid; storeId: number; parts: readonly Part[] };

const idsOf = (parts: readonly Part[]) => parts.map(({ product_id }) => product_id);
const quantitiesOf = (parts: readonly Part[]) => parts.map(({ quantity }) => quantity);

const enoughLeft = 'enough_left';

/** There is not enough of these products: the transaction has come to nothing. */
export class NotEnoughLeft extends Error {
  readonly storeId: number;
  readonly products: readonly number[];

  constructor(storeId: number, products: readonly number[]) {
    super('Not enough is left.');
    this.storeId = storeId;
    this.products = products;
  }
}

type Reserved = { orderId: Uuid; storeId: number; ids: number[]; quantities: number[] };

const reserving = statement(
  (_, { orderId, storeId, ids, quantities }: Reserved) =>
    sql`
    with wanted as (
      select * from unnest(${ids}::integer[], ${quantities}::integer[]) as wanted (product_id, quantity)
    ), shelf as materialized (
      select store_product.product_id, wanted.quantity
      from store_product join wanted using (product_id)
      where store_id = ${storeId}
      order by product_id for update of store_product
    ), kept as (
      update store_product set held = held + shelf.quantity from shelf
      where store_id = ${storeId} and store_product.product_id = shelf.product_id
        and on_hand - held >= shelf.quantity
      returning store_product.product_id, shelf.quantity
    ), reserved as (
      insert into stock_hold (order_id, product_id, store_id, quantity, state)
      select ${orderId}, product_id, ${storeId}, quantity, 'held' from kept
      returning product_id
    )
    select insist(count(*) = 0, ${sql.lit(enoughLeft)}, coalesce(json_agg(product_id), '[]')::text)
    from wanted where product_id not in (select product_id from reserved)`,
);

/**
 * Reserves all of them, or fails with `NotEnoughLeft`. The rows of the shelf are locked in the order of their
 * products.
 */
export async function insertReservations(tx: Transaction, { orderId, storeId, parts }: Reservation) {
  const wanted = { orderId, storeId, ids: idsOf(parts), quantities: quantitiesOf(parts) };
  try {
    await reserving.all(tx, wanted);
  } catch (error) {
    throw doesNotHold(error, enoughLeft) ? new NotEnoughLeft(storeId, JSON.parse(error.detail)) : error;
  }
}

/** What is left for everybody else. */
export const selectLeft = (db: Db, storeId: number, productIds: readonly number[]) =>
  db
    .selectFrom('store_product')
    .select(['product_id', sql<number>`on_hand - held`.as('left')])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', productIds)
    .execute();

/**
 * Takes an order's bottles out of the state `from`, once. The rows of the shelf are locked first, in the
 * order of their products. In the table, reserved bottles are called `held`.
 */
const leaving = (orderId: Uuid, from: 'held' | 'sold') => sql`
  shelf as materialized (
    select store_product.product_id, store_product.store_id
    from store_product join stock_hold using (store_id, product_id)
    where order_id = ${orderId} and state = ${from}
    order by product_id for update of store_product
  )`;

const selling = statement(
  (db, { orderId }: { orderId: Uuid }) =>
    sql`
    with ${leaving(orderId, 'held')}, moved as (
      update stock_hold set state = 'sold' from shelf
      where order_id = ${orderId} and state = 'held' and stock_hold.product_id = shelf.product_id
      returning stock_hold.product_id, stock_hold.store_id, quantity
    )
    ${movedByOrder(db, orderId, 'sold')}`,
);

export const sellReservations = (tx: Transaction, orderId: Uuid) => selling.all(tx, { orderId });

/** Takes more of a bottle off the shelf for an order; false when not enough are left. */
export async function sellMore(
  tx: Transaction,
  { orderId, storeId }: Pick<Reservation, 'orderId' | 'storeId'>,
  { product_id, quantity }: Part,
) {
  // Only reserved bottles can be sold, so these are reserved for a moment.
  const { numAffectedRows } = await sql`
    update store_product set held = held + ${quantity}
    where store_id = ${storeId} and product_id = ${product_id} and on_hand - held >= ${quantity}`.execute(tx);
  if (!numAffectedRows) return false;
  await sql`
    with moved as (
      insert into stock_hold (order_id, product_id, store_id, quantity, state)
      values (${orderId}, ${product_id}, ${storeId}, ${quantity}, 'sold')
      on conflict (order_id, product_id) do update set quantity = stock_hold.quantity + excluded.quantity
      returning product_id, store_id, ${quantity}::integer as quantity
    )
    ${movedByOrder(tx, orderId, 'sold')}`.execute(tx);
  return true;
}

export const freeReservations = (tx: Transaction, orderId: Uuid) =>
  sql`
    with ${leaving(orderId, 'held')}, moved as (
      update stock_hold set state = 'given_back' from shelf
      where order_id = ${orderId} and state = 'held' and stock_hold.product_id = shelf.product_id
      returning stock_hold.product_id, stock_hold.store_id, quantity
    )
    update store_product set held = held - quantity from moved
    where store_product.product_id = moved.product_id and store_product.store_id = moved.store_id`.execute(
    tx,
  );

/** Puts so many of each back on the shelf; without `parts`, everything that has not come back yet. */
export const returnSold = (tx: Transaction, orderId: Uuid, parts: readonly Part[] | undefined) =>
  sql`
    with ${leaving(orderId, 'sold')}, coming as (
      select stock_hold.product_id, ${
        parts ? sql`part.quantity` : sql`stock_hold.quantity - returned`
      } as quantity
      from stock_hold ${
        parts
          ? sql`join unnest(${idsOf(parts)}::integer[], ${quantitiesOf(parts)}::integer[])
              as part (product_id, quantity) using (product_id)`
          : sql``
      }
      where order_id = ${orderId} and state = 'sold'
    ), moved as (
      update stock_hold set returned = returned + coming.quantity from coming, shelf
      where order_id = ${orderId} and stock_hold.product_id = coming.product_id
        and shelf.product_id = coming.product_id and coming.quantity > 0
      returning stock_hold.product_id, stock_hold.store_id, coming.quantity
    )
    ${movedByOrder(tx, orderId, 'came_back')}`.execute(tx);

export const selectReservations = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('stock_hold')
    .select(['product_id', 'quantity', 'state', 'returned'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
