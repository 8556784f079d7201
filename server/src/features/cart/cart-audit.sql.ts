import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';

export const cartChecks: Check[] = [
  {
    promise: 'A customer has one open cart at a store, with each bottle on one line',
    breaches: async (db) => {
      const { rows } = await sql<{ customer_id: string; store_id: number }>`
        select customer_id, store_id from cart where status = 'open'
        group by customer_id, store_id having count(*) > 1`.execute(db);
      const { rows: twice } = await sql<{ cart_id: string }>`
        select cart_id from cart_line where ticket_id is null group by cart_id, product_id, wine_set_id having count(*) > 1`.execute(
        db,
      );
      return [
        ...rows.map(({ customer_id, store_id }) => `${customer_id} has several at the store ${store_id}.`),
        ...twice.map(({ cart_id }) => `The cart ${cart_id} has two lines of the same.`),
      ];
    },
  },
  {
    promise: 'Nobody who has left has an open cart',
    breaches: async (db) => {
      const { rows } = await sql<{ id: string }>`
        select cart.id from cart join customer on customer.id = cart.customer_id
        where cart.status = 'open' and customer.email is null limit 100`.execute(db);
      return rows.map(({ id }) => `The cart ${id} is left behind.`);
    },
  },
];
