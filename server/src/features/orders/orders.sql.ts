import { type OrderGroup, orderGroups } from 'contract/orders';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import type { Uuid } from '../../platform/ids.js';

const mostImages = 4;

const orderColumns = [
  'purchase_order.id',
  'purchase_order.number',
  'purchase_order.store_id',
  'purchase_order.status',
  'purchase_order.fulfilment',
  'purchase_order.created_at',
  'purchase_order.total',
] as const;

const pieces = sql<number>`(
  select coalesce(sum(quantity * pack_count), 0)::int from purchase_order_line where order_id = purchase_order.id
)`;

/** Null as long as the order waits for its payment. */
export const placedAt = sql<Date | null>`(
  select min(at) from purchase_order_step where order_id = purchase_order.id and status = 'placed'
)`;

const firstImages = sql<string[]>`array(
  select image_id from purchase_order_line
  where order_id = purchase_order.id and image_id is not null
  order by position limit ${sql.lit(mostImages)}
)`;

const allOrders = (db: Db) =>
  db.selectFrom('purchase_order').innerJoin('store', 'store.id', 'purchase_order.store_id');

const ordersOf = (db: Db, customerId: Uuid) =>
  allOrders(db).where('purchase_order.customer_id', '=', customerId);

/** Days as the store counts them, both included: the day that the customer reads on the order. */
export type Narrowing = {
  group?: OrderGroup | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
type Listing = Narrowing & { page: number; pageSize: number };

const orderedOn = sql`(purchase_order.created_at at time zone store.timezone)::date`;

const listed = (db: Db, customerId: Uuid, { group, from, to }: Narrowing) =>
  ordersOf(db, customerId)
    .$if(group !== undefined, (orders) =>
      orders.where('purchase_order.status', 'in', [...orderGroups[group!]]),
    )
    .$if(from !== undefined, (orders) => orders.where(sql<boolean>`${orderedOn} >= ${from}::date`))
    .$if(to !== undefined, (orders) => orders.where(sql<boolean>`${orderedOn} <= ${to}::date`));

export const selectOrders = (db: Db, customerId: Uuid, { page, pageSize, ...narrowing }: Listing) =>
  listed(db, customerId, narrowing)
    .select([...orderColumns, 'store.name as store_name', 'store.timezone'])
    .select([pieces.as('pieces'), firstImages.as('images')])
    .orderBy('purchase_order.created_at', 'desc')
    .orderBy('purchase_order.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countOrders(db: Db, customerId: Uuid, narrowing: Narrowing) {
  const { count } = await listed(db, customerId, narrowing)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const whole = (orders: ReturnType<typeof allOrders>) =>
  orders.select([
    ...orderColumns,
    'purchase_order.address',
    'purchase_order.slot_from',
    'purchase_order.slot_until',
    'purchase_order.gift_message',
    'purchase_order.if_missing',
    'purchase_order.lines_total',
    'purchase_order.savings',
    'purchase_order.fee',
    'purchase_order.tax',
    'purchase_order.paid_by_gift_card',
    'purchase_order.paid_by_store_credit',
    'purchase_order.points_redeemed',
    'purchase_order.paid_by_points',
    'purchase_order.paid_by_payment',
    'purchase_order.payment_method',
    'purchase_order.hold_until',
    'purchase_order.given_back_payment',
    'purchase_order.given_back_points',
    'purchase_order.given_back_credit',
    'purchase_order.given_back_card',
    'purchase_order.points_earned',
    'purchase_order.handed_over_at',
    'store.return_days',
    'store.name as store_name',
    'store.timezone',
    sql<string>`store.address || ', ' || store.city || ' ' || store.zip`.as('store_address'),
    'store.phone as store_phone',
    pieces.as('pieces'),
    placedAt.as('placed_at'),
  ]);

export const selectOrder = (db: Db, customerId: Uuid, id: Uuid) =>
  whole(ordersOf(db, customerId)).where('purchase_order.id', '=', id).executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof selectOrder>>>;

/** The order of any customer, with the record of the identity check. */
export const selectOrderForStaff = (db: Db, id: Uuid) =>
  whole(allOrders(db))
    .select(['purchase_order.customer_id', 'purchase_order.hand_over_check', 'purchase_order.received_by'])
    .where('purchase_order.id', '=', id)
    .executeTakeFirstOrThrow();

export const selectOrderLines = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_line as line')
    .leftJoin('product', 'product.id', 'line.product_id')
    .leftJoin('wine_set', 'wine_set.id', 'line.wine_set_id')
    .where('order_id', '=', orderId)
    .select([
      'line.position',
      'line.product_id',
      'line.wine_set_id',
      'line.name',
      'line.brand',
      'line.vintage',
      'line.size_ml',
      'line.pack_count',
      'line.image_id',
      'line.quantity',
      'line.unit_price',
      'line.line_total',
      'line.returned',
      'line.lottery_id',
      sql<string | null>`coalesce(product.slug, wine_set.slug)`.as('slug'),
      sql<string[]>`array(
        select words from purchase_order_promotion applied
        where applied.order_id = line.order_id and applied.line = line.position order by applied.position
      )`.as('promotions'),
    ])
    .orderBy('line.position')
    .execute();

export const selectOrderSteps = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('purchase_order_step')
    .select(['status', 'at', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** The newest orders. Those whose goods are kept for a payment are always among the newest few. */
export const selectNewestOrders = (db: Db, customerId: Uuid, most: number) =>
  ordersOf(db, customerId)
    .select([...orderColumns, 'purchase_order.hold_until', 'store.name as store_name', 'store.timezone'])
    .orderBy('purchase_order.created_at', 'desc')
    .orderBy('purchase_order.id', 'desc')
    .limit(most)
    .execute();

export const selectOpenOrder = (db: Db, customerId: Uuid) =>
  ordersOf(db, customerId)
    .select('purchase_order.id')
    .where('purchase_order.status', 'in', [...orderGroups.open])
    .limit(1)
    .executeTakeFirst();

/** The numbers of these orders; an id that is no order's has none. */
export async function selectOrderNumbers(db: Db, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchase_order')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
