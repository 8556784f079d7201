import { type Insertable, sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Order } from './move-order.sql.js';

type NewOrder = Insertable<Tables['purchase_order']>;
type NewLine = Insertable<Tables['purchase_order_line']>;

/**
 * With the next number, which tells the state and the store: CA1-104001. A number may be left out, none comes
 * twice.
 */
export function insertOrder(
  tx: Transaction,
  { jurisdiction, ...order }: Omit<NewOrder, 'number'> & { jurisdiction: string },
): Promise<Order> {
  const prefix = `${jurisdiction}${order.store_id}-`;
  return tx
    .insertInto('purchase_order')
    .values({ ...order, number: sql<string>`${prefix} || nextval('purchase_order_number')` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const insertOrderLines = (tx: Transaction, lines: NewLine[]) =>
  tx.insertInto('purchase_order_line').values(lines).execute();
