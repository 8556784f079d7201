import { sql } from 'kysely';
import type { Check } from '../../platform/audit.js';

const mostTold = 100;

export const catalogueChecks: Check[] = [
  {
    promise: 'Every store has on hand what it holds for those who are paying',
    breaches: async (db) => {
      const rows = await db
        .selectFrom('store_product')
        .select(['store_id', 'product_id', 'on_hand', 'held'])
        .where(sql<boolean>`held < 0 or on_hand < held`)
        .orderBy('store_id')
        .orderBy('product_id')
        .limit(mostTold)
        .execute();
      return rows.map(
        ({ store_id, product_id, on_hand, held }) =>
          `The store ${store_id} has ${on_hand} of the product ${product_id} and holds ${held}.`,
      );
    },
  },
  {
    promise: "A product's rating is that of its published reviews",
    breaches: async (db) => {
      const { rows } = await sql<{ id: number; rating_count: number; count: number }>`
        select product.id, rating_count, coalesce(count, 0) as count from product
        left join (
          select product_id, sum(rating) as sum, count(*) as count from review
          where published group by product_id
        ) as published on product_id = product.id
        where (rating_sum, rating_count) is distinct from (coalesce(sum, 0), coalesce(count, 0))
        order by product.id limit ${mostTold}`.execute(db);
      return rows.map(
        ({ id, rating_count, count }) =>
          `The product ${id} counts ${rating_count} reviews; ${count} are published, or their stars differ.`,
      );
    },
  },
];
