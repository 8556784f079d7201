import { sql } from 'kysely';
import { days, later } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Uuid } from '../../../platform/ids.js';

const isUnpaid = sql`(status = 'awaiting_payment'
  or (payment_method = 'at_pickup' and status in ('placed', 'packed', 'ready')))`;

type Unpaid = { most_orders: number; most_total: number; orders: number; total: number };

const unpaidOf = statement(
  (_, { customerId, storeId, besides }: { customerId: Uuid; storeId: number; besides: Uuid }) =>
    sql<Unpaid>`
      select store.most_unpaid_orders as most_orders, store.most_unpaid_total as most_total,
        count(unpaid.cart_id)::int as orders,
        coalesce(sum(unpaid.paid_by_payment) filter (where unpaid.cart_id is not null), 0)::int as total
      from store
      left join purchase_order unpaid on unpaid.customer_id = ${customerId} and unpaid.id <> ${besides}::uuid
        and ${isUnpaid}
      where store.id = ${storeId} group by store.id`,
);

/** What a customer has ordered and not paid, at every store, apart from the order `besides`. In cents. */
export const selectUnpaid = (tx: Transaction, customerId: Uuid, storeId: number, besides: Uuid) =>
  unpaidOf.one(tx, { customerId, storeId, besides });

export const selectCardLimits = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .select(['most_card_tries', 'most_card_minutes'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();

/** How often nobody came for an order that was to be paid at the counter. */
export async function countGivenUp(db: Db, customerId: Uuid, inDays: number) {
  const { count } = await db
    .selectFrom('purchase_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('given_up_at', '>', later(db.now, -days(inDays)))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many of each product a customer has bought since then and kept, at every store; sets count as their
 * parts.
 */
export async function selectBought(db: Db, customerId: Uuid, productIds: readonly number[], since: Date) {
  const { rows } = await sql<{ product_id: number; bought: number }>`
    select product_id, sum(bought)::int as bought
    from (
      select coalesce(line.product_id, part.product_id) as product_id,
        (line.quantity - line.returned) * coalesce(part.quantity, 1) as bought
      from purchase_order
      join purchase_order_line line on line.order_id = purchase_order.id
      left join purchase_order_set_part part using (order_id, position)
      where purchase_order.customer_id = ${customerId} and purchase_order.created_at > ${since}
        and purchase_order.status <> 'cancelled' and line.ticket_id is null
    ) kept
    where product_id = any(${[...productIds]}::integer[])
    group by product_id`.execute(db);
  return new Map(rows.map(({ product_id, bought }) => [product_id, bought]));
}

/** Orders to be paid at the counter whose time is over, in pages. */
export const selectAtCounter = (db: Db, after: Uuid | undefined, most: number) =>
  db
    .selectFrom('purchase_order')
    .select(['id', 'store_id', 'slot_from'])
    .where('payment_method', '=', sql.lit('at_pickup' as const))
    .where('status', 'in', sql<'placed'>`('placed', 'packed', 'ready')`)
    .where('slot_until', '<=', db.now)
    .where('cart_id', 'is not', null)
    .$if(after !== undefined, (orders) => orders.where('id', '>', after!))
    .orderBy('id')
    .limit(most)
    .execute();
