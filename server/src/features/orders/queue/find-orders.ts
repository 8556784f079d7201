import type { Db } from '../../../platform/database/database.js';
import type { Stores } from '../../../platform/database/earlier.js';
import { customerInShort } from './customer-in-short.js';
import { selectOrdersNumbered } from './queue.sql.js';

/** `CA1-104001`, or only its digits, as people read them out; or the beginning of either. */
const orderNumber = /^(?:([a-z]{2}\d+)-)?(\d{3,})$/i;

export async function findOrders(db: Db, stores: Stores, typed: string, most: number) {
  const [isNumber, prefix, digits] = orderNumber.exec(typed) ?? [];
  if (!isNumber) return [];
  const rows = await selectOrdersNumbered(
    db,
    stores,
    { prefix: prefix?.toUpperCase(), digits: digits! },
    most,
  );
  return rows.map(({ number, status, store_name, ...customer }) => ({
    number,
    status,
    store_name,
    customer: customerInShort(customer),
  }));
}
