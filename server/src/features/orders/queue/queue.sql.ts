import type { QueueTab } from 'contract/orders/queue.staff';
import { daysAfter, utcDay } from 'contract/platform/calendar';
import { sql } from 'kysely';
import { hours, later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores, type Stores } from '../../../platform/database/earlier.js';
import type { Uuid } from '../../../platform/ids.js';
import { ordersWithLostPayment } from '../../payments/index.js';
import { isOfTwoStates } from './two-states.sql.js';

/** An order whose slot begins this soon is due now. */
const soon = hours(2);

/** From when an order should be served: a parcel has a day from its order. */
const dueAt = sql<Date>`coalesce(purchase_order.slot_from, purchase_order.created_at + interval '24 hours')`;
const isToServe = sql<boolean>`purchase_order.status in ('awaiting_payment', 'placed', 'packed', 'ready', 'on_its_way')`;
const isRefused = sql<boolean>`coalesce(purchase_order.hand_over_check ->> 'result' <> 'shown', false)`;

const hasLostPayment = (db: Db) => sql<boolean>`(
  purchase_order.status not in ('awaiting_payment', 'cancelled', 'returned')
  and purchase_order.id in (${ordersWithLostPayment(db)})
)`;

const atStores = (stores: Stores) => isAtStores('purchase_order.store_id', stores);

/** Staff must answer a return that a customer asks for, whatever the state of the order. */
const isOpenReturn = (db: Db) =>
  sql`return_request.decided_at is null and return_request.bring_by >= ${daysAfter(utcDay(db.now), -1)}::date`;

const belongs = (db: Db): Record<Exclude<QueueTab, 'trouble'>, ReturnType<typeof sql<boolean>>> => ({
  due: sql`purchase_order.status in ('placed', 'packed', 'ready') and ${dueAt} <= ${later(db.now, soon)}`,
  to_pick: sql`purchase_order.status = 'placed'`,
  packed: sql`purchase_order.status in ('packed', 'ready')`,
  on_its_way: sql`purchase_order.status = 'on_its_way'`,
  waiting: sql`purchase_order.status = 'awaiting_payment'`,
});

/**
 * A union of three queries, each of which finds few rows: orders whose hand-over was refused, orders that
 * lost their money, and orders with an open return.
 */
const inTrouble = (db: Db, stores: Stores) => sql`
  select purchase_order.id from purchase_order where ${isToServe} and ${atStores(stores)} and ${isRefused}
  union
  select purchase_order.id from purchase_order where ${atStores(stores)} and ${hasLostPayment(db)}
  union
  select purchase_order.id from return_request join purchase_order on purchase_order.id = order_id
  where ${isOpenReturn(db)} and ${atStores(stores)}`;

export async function countQueue(db: Db, stores: Stores) {
  const { due, to_pick, packed, on_its_way, waiting } = belongs(db);
  const { rows } = await sql<Record<QueueTab, number>>`
    select count(*) filter (where ${due})::int as due,
      count(*) filter (where ${to_pick})::int as to_pick,
      count(*) filter (where ${packed})::int as packed,
      count(*) filter (where ${on_its_way})::int as on_its_way,
      count(*) filter (where ${waiting})::int as waiting,
      (select count(*)::int from (${inTrouble(db, stores)}) as found) as trouble
    from purchase_order where ${isToServe} and ${atStores(stores)}`.execute(db);
  return rows[0]!;
}

const count = async (asked: ReturnType<typeof sql<{ count: number }>>, db: Db) =>
  (await asked.execute(db)).rows[0]!.count;

/** Orders that should have been served by now; a parcel has a day from its order. */
export const countLate = (db: Db, stores: Stores) =>
  count(
    sql`select count(*)::int as count from purchase_order
      where ${isToServe} and status <> 'awaiting_payment' and ${atStores(stores)}
        and coalesce(slot_until, ${dueAt}) < ${db.now}`,
    db,
  );

export const countReturnsAsked = (db: Db, stores: Stores) =>
  count(
    sql`select count(*)::int as count from return_request
      join purchase_order on purchase_order.id = order_id
      where ${isOpenReturn(db)} and ${atStores(stores)}`,
    db,
  );

const pieces = sql<number>`(
  select coalesce(sum(quantity * pack_count), 0)::int
  from purchase_order_line where order_id = purchase_order.id
)`;

const sortedBy = {
  due: dueAt,
  order: sql.ref('purchase_order.number'),
  bottles: pieces,
  total: sql.ref('purchase_order.total'),
};

type Sort = { by: keyof typeof sortedBy; direction: 'asc' | 'desc' };
type Listing = { tab: QueueTab; stores: Stores; sort: Sort; page: number; pageSize: number };

/** The orders of one page; what is told of them is found for these only. */
const pageOf = (db: Db, { tab, stores, sort, page, pageSize }: Listing) =>
  db
    .selectFrom('purchase_order')
    .selectAll('purchase_order')
    .where((order) =>
      order.and(
        tab === 'trouble'
          ? [sql<boolean>`purchase_order.id in (${inTrouble(db, stores)})`]
          : [isToServe, atStores(stores), belongs(db)[tab]],
      ),
    )
    .orderBy(sortedBy[sort.by], sort.direction)
    .orderBy('purchase_order.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export const selectQueue = (db: Db, asked: Listing) =>
  db
    .selectFrom(pageOf(db, asked).as('purchase_order'))
    .innerJoin('store', 'store.id', 'purchase_order.store_id')
    .innerJoin('customer', 'customer.id', 'purchase_order.customer_id')
    .leftJoin('purchase_order_claim as claim', 'claim.order_id', 'purchase_order.id')
    .select([
      'purchase_order.id',
      'purchase_order.number',
      'purchase_order.store_id',
      'purchase_order.status',
      'purchase_order.fulfilment',
      'purchase_order.slot_from',
      'purchase_order.slot_until',
      'purchase_order.created_at',
      'purchase_order.gift_message',
      'purchase_order.total',
      'purchase_order.payment_method',
      'purchase_order.paid_by_payment',
      'store.name as store_name',
      'store.timezone',
      'customer.first_name',
      'customer.last_name',
      'claim.person_id as picker_id',
      dueAt.as('due_at'),
      isRefused.as('is_refused'),
      hasLostPayment(db).as('has_lost_payment'),
      sql<boolean>`exists (
        select from return_request where order_id = purchase_order.id and ${isOpenReturn(db)}
      )`.as('has_return'),
      pieces.as('pieces'),
      sql<boolean>`exists (
        select from purchase_order_line where order_id = purchase_order.id and ticket_id is not null
      )`.as('has_won'),
      isOfTwoStates.as('is_of_two_states'),
    ])
    .orderBy(sortedBy[asked.sort.by], asked.sort.direction)
    .orderBy('purchase_order.id')
    .execute();

export type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number];

/** The kinds of goods in each of these orders. */
export async function selectKindsSold(db: Db, orders: readonly Uuid[]) {
  const { rows } = await sql<{ order_id: Uuid; department: string; category: string }>`
    select distinct line.order_id, department.slug as department, category.slug as category
    from purchase_order_line line
    left join purchase_order_set_part part using (order_id, position)
    join product on product.id = coalesce(line.product_id, part.product_id)
    join category on category.id = product.category_id
    join department on department.id = category.department_id
    where line.order_id = any(${orders}::uuid[])`.execute(db);
  return rows;
}

const digits = sql<string>`split_part(number, '-', 2)`;

type Numbered = { prefix: string | undefined; digits: string };

/**
 * Sorted as the index is, so that the database reads few rows; a number that was typed in full comes first.
 */
export const selectOrdersNumbered = (db: Db, stores: Stores, typed: Numbered, most: number) =>
  db
    .selectFrom('purchase_order')
    .innerJoin('store', 'store.id', 'purchase_order.store_id')
    .innerJoin('customer', 'customer.id', 'purchase_order.customer_id')
    .select(['number', 'status', 'store.name as store_name', 'first_name', 'last_name'])
    .where(digits, 'like', `${typed.digits}%`)
    .$if(typed.prefix !== undefined, (orders) =>
      orders.where(sql<string>`split_part(number, '-', 1)`, '=', typed.prefix!),
    )
    .where(atStores(stores))
    .orderBy(sql`${digits} using ~<~`)
    .limit(most)
    .execute();
