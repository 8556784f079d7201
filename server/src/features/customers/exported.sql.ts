import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { isAtStores, type Stores } from '../../platform/database/earlier.js';
import type { Uuid } from '../../platform/ids.js';
import { comesTo } from './customers.sql.js';

const storeNames = (stores: Stores) => sql<string[]>`array(
  select store.name from customer_store join store on store.id = customer_store.store_id
  where customer_id = customer.id and ${isAtStores('customer_store.store_id', stores)} order by store.id
)`;

/** Open accounts of customers who come to these stores, from after one on. */
export const selectCustomersAfter = (db: Db, stores: Stores, after: Uuid | null, most: number) =>
  db
    .selectFrom('customer')
    .leftJoin('membership', 'membership.id', 'customer.membership_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('purchase_order')
          .select('created_at')
          .whereRef('customer_id', '=', 'customer.id')
          .where(isAtStores('store_id', stores))
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('last_order'),
      (on) => on.onTrue(),
    )
    .select([
      'customer.id',
      'first_name',
      'last_name',
      'email',
      'email_confirmed_at',
      'marketing',
      'phone',
      'city',
      'state',
      'membership.name as membership',
      'customer.created_at',
      'last_order.created_at as last_order_at',
      storeNames(stores).as('stores'),
    ])
    .where('closed_at', 'is', null)
    .where(comesTo(stores))
    .$if(after !== null, (query) => query.where('customer.id', '>', after!))
    .orderBy('customer.id')
    .limit(most)
    .execute();
