import type { MovementKind } from 'contract/stock/stock.staff';
import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Uuid } from '../../platform/ids.js';

export type Movement = Omit<Insertable<Tables['stock_movement']>, 'at'>;

const inOrder = (one: Movement, other: Movement) =>
  one.store_id - other.store_id || one.product_id - other.product_id;

/**
 * The only way to change what is on hand: the database applies each movement to its shelf and returns what is
 * there now. The shelves are locked in the order of their products, as everywhere.
 */
export const insertMovements = (tx: Transaction, movements: readonly Movement[]) =>
  tx
    .insertInto('stock_movement')
    .values(movements.toSorted(inOrder).map((movement) => ({ ...movement, at: tx.now })))
    .returning(['store_id', 'product_id', 'on_hand'])
    .execute();

/** Ends a statement whose `moved` lists what an order takes from the shelf or gives back to it. */
export const movedByOrder = (
  { now }: Pick<Db, 'now'>,
  orderId: Uuid,
  kind: Extract<MovementKind, 'sold' | 'came_back'>,
) =>
  sql`
    insert into stock_movement (store_id, product_id, kind, quantity, order_id, at)
    select store_id, product_id, ${kind}, ${kind === 'sold' ? sql`-quantity` : sql`quantity`}, ${orderId}, ${now}
    from moved`;
