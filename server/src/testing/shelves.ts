import { sql } from 'kysely';
import type { Transaction } from '../platform/database/database.js';

/** Without a store, all stores; without products, everything on the shelves. */
type Shelves = { store?: number; products?: readonly number[] };

const on = ({ store = 0, products = [] }: Shelves) => sql`
  (${store}::integer in (0, store_id)) and (${products.length === 0} or product_id = any(${[...products]}::integer[]))`;

/** Sets the stock as if somebody had just counted this many, none of them promised to anybody. */
export async function leaveOnHand(tx: Transaction, bottles: number, shelves: Shelves) {
  await sql`update store_product set held = 0 where held > 0 and ${on(shelves)}`.execute(tx);
  await sql`
    insert into stock_movement (store_id, product_id, kind, quantity, why, at)
    select store_id, product_id, 'counted', ${bottles}::integer - on_hand, 'Counted for a test', ${tx.now}
    from store_product where on_hand <> ${bottles}::integer and ${on(shelves)}
    order by store_id, product_id`.execute(tx);
}

/** From now on the store does not carry these. */
export async function giveUpShelves(tx: Transaction, shelves: Shelves) {
  await leaveOnHand(tx, 0, shelves);
  await sql`delete from store_product where ${on(shelves)}`.execute(tx);
}
