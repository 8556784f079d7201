import { orderNotFound, type reorder } from 'contract/orders';
import type { Wire } from 'contract/platform/endpoint';
import type { Transaction } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { OrderParts } from './order-parts.js';
import { selectOrder, selectOrderLines } from './orders.sql.js';

/** What is still for sale goes into the cart of the order's store, at today's prices. */
export async function reorderFor(
  tx: Transaction,
  { putAgain }: Pick<OrderParts, 'putAgain'>,
  customerId: Uuid,
  id: Uuid,
): Promise<Wire<typeof reorder>> {
  const order = await selectOrder(tx, customerId, id);
  if (!order) throw refuse(orderNotFound);
  const lines = (await selectOrderLines(tx, id)).map((line) => ({
    ...line,
    named: [line.brand, line.name].filter(Boolean).join(' '),
  }));
  const put = await putAgain(tx, { customerId, storeId: order.store_id, lines });
  const told = lines.map(({ named: name }, index) => ({ name, ...put[index]! }));
  return {
    store_id: order.store_id,
    added: told.filter(({ quantity }) => quantity > 0).map(({ name, quantity }) => ({ name, quantity })),
    left_out: told.flatMap(({ name, reason }) => (reason === undefined ? [] : [{ name, reason }])),
  };
}
