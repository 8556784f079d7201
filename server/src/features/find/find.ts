import { type findAnything, shortestFind } from 'contract/desk/find.staff';
import type { Wire } from 'contract/platform/endpoint';
import type { Db } from '../../platform/database/database.js';
import { findProducts } from '../catalogue/index.js';
import { findCustomersFor } from '../customers/index.js';
import { findOrders } from '../orders/index.js';
import type { StaffAsker } from '../staff/index.js';
import { productWithCode } from '../stock/index.js';

const mostOfEach = 6;

async function findBottles(db: Db, typed: string) {
  const scanned = await productWithCode(db, typed);
  return findProducts(db, scanned === undefined ? { words: typed } : { id: scanned }, mostOfEach);
}

/** Each feature searches its own things, and decides which of them the caller may see. */
export async function findAnythingFor(
  db: Db,
  asker: StaffAsker,
  typed: string,
): Promise<Wire<typeof findAnything>> {
  if (typed.length < shortestFind) return { orders: [], customers: [], bottles: [] };
  const { roles } = asker;
  const { customers } = await findCustomersFor(db, asker, typed, mostOfEach);
  return {
    orders: await findOrders(db, roles.storesWith('orders.see'), typed, mostOfEach),
    customers: customers.map(({ id, first_name, last_name, email }) => ({
      id,
      first_name,
      last_name,
      email,
    })),
    bottles: roles.holdsSomewhere('products.see') ? await findBottles(db, typed) : [],
  };
}
