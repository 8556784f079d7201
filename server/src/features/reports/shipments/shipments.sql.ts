import type { CarrierId } from 'contract/orders/parcels';
import type { Shipped } from 'contract/reports/shipments.staff';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { endOfIds, isIn } from '../in-period.sql.js';
import type { Period } from '../period.js';

/** What each category of goods is to the law. */
export type KindOfCategory = { readonly id: number; readonly kind: Shipped['kind'] };

export async function selectCategories(db: Db) {
  const { rows } = await sql<{ id: number; category: string; department: string }>`
    select category.id, category.slug as category, department.slug as department
    from category join department on department.id = category.department_id`.execute(db);
  return rows;
}

/**
 * What was in the parcels of each order that left in the period: each bottle of a pack, and each in a set. An order is on its
 * way once.
 */
const shipped = (period: Period, kinds: readonly KindOfCategory[]) => sql`
  sent as (
    select purchase_order.id, purchase_order.number, purchase_order.status, purchase_order.address,
      (at at time zone timezone)::date as day
    from purchase_order
    join store on store.id = store_id
    cross join lateral (
      select min(step.at) as at from purchase_order_step step
      where step.order_id = purchase_order.id and step.status = 'on_its_way'
    ) as left_store
    where fulfilment = 'shipping' and purchase_order.id < ${endOfIds(period)} and ${isIn(period, 'at')}
  ), packed as (
    select sent.id, line.product_id, line.quantity * line.pack_count as bottles, line.size_ml
    from sent join purchase_order_line line on line.order_id = sent.id
    where line.product_id is not null
    union all
    select sent.id, part.product_id, line.quantity * part.quantity * product.pack_count, product.size_ml
    from sent
    join purchase_order_line line on line.order_id = sent.id
    join purchase_order_set_part part on part.order_id = sent.id and part.position = line.position
    join product on product.id = part.product_id
  ), kinds as (
    select * from json_to_recordset(${JSON.stringify(kinds)}) as kinds (id integer, kind text)
  ), drinks as (
    select packed.id, kind, sum(bottles)::int as bottles, sum(bottles * coalesce(packed.size_ml, 0))::float8 as milliliters
    from packed join product on product.id = packed.product_id join kinds on kinds.id = product.category_id
    group by packed.id, kind
  )`;

export async function selectShipped(db: Db, period: Period, kinds: readonly KindOfCategory[]) {
  const { rows } = await sql<Shipped>`
    with ${shipped(period, kinds)}
    select address ->> 'state' as state, kind, count(*)::int as orders, sum(bottles)::int as bottles,
      sum(milliliters)::float8 as milliliters
    from drinks join sent using (id)
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

type Parcels = readonly { readonly carrier: CarrierId; readonly tracking_number: string }[];
export type ShippedOrder = Omit<Shipped, 'orders'> & {
  day: string;
  number: string;
  city: string;
  zip_code: string;
  is_canceled: boolean;
  parcels: Parcels;
};

/** Order by order, in the order in which they left. */
export async function selectShippedOrders(db: Db, period: Period, kinds: readonly KindOfCategory[]) {
  const { rows } = await sql<ShippedOrder>`
    with ${shipped(period, kinds)}
    select day::text, number, address ->> 'state' as state, address ->> 'city' as city, address ->> 'zip_code' as zip_code,
      kind, bottles, milliliters, status = 'cancelled' as is_canceled, (
        select coalesce(json_agg(json_build_object('carrier', carrier, 'tracking_number', tracking_number) order by position), '[]')
        from purchase_order_parcel where order_id = sent.id
      ) as parcels
    from drinks join sent using (id)
    order by day, number, kind`.execute(db);
  return rows;
}
