import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type Come = { product_id: number; bottles: number; damaged: number };

/** Adds to what has come before. */
export const addReceived = (tx: Transaction, orderId: Uuid, come: readonly Come[]) =>
  sql`
    update supply_order_line line
    set received = line.received + come.bottles, damaged = line.damaged + come.damaged
    from unnest(
      ${come.map(({ product_id }) => product_id)}::integer[],
      ${come.map(({ bottles }) => bottles)}::integer[],
      ${come.map(({ damaged }) => damaged)}::integer[]
    ) as come (product_id, bottles, damaged)
    where line.order_id = ${orderId} and line.product_id = come.product_id`.execute(tx);

/** The order to which a delivery belongs, once the delivery exists. */
export const selectOrderOfDelivery = async (db: Db, deliveryId: Uuid) =>
  (
    await db
      .selectFrom('stock_delivery')
      .select('supply_order_id')
      .where('id', '=', deliveryId)
      .executeTakeFirst()
  )?.supply_order_id;
