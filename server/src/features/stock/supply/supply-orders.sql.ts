import type { PageAsked } from 'contract/platform/page';
import type { OrderedBottles, SupplyState, SupplyView } from 'contract/stock/supply-orders.staff';
import { type Insertable, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

const statesIn: Record<SupplyView, readonly SupplyState[]> = {
  drafts: ['draft'],
  open: ['sent', 'partly_received'],
  over: ['received', 'cancelled'],
};

const summed = (column: 'bottles' | 'received') =>
  sql<number>`(
    select coalesce(sum(${sql.ref(column)}), 0)::integer from supply_order_line where order_id = supply_order.id
  )`.as(column);

const orders = (db: Db, storeId: number) =>
  db
    .selectFrom('supply_order')
    .innerJoin('supplier', 'supplier.id', 'supply_order.supplier_id')
    .leftJoin('staff_person', 'staff_person.id', 'supply_order.made_by')
    .select([
      'supply_order.id',
      'supply_order.number',
      'supply_order.state',
      'supply_order.supplier_id',
      'supplier.name as supplier_name',
      'supply_order.expected_on',
      'staff_person.name as made_by',
      'supply_order.made_at',
      'supply_order.sent_at',
      summed('bottles'),
      summed('received'),
    ])
    .where('supply_order.store_id', '=', storeId);

export async function selectSupplyOrders(
  db: Db,
  storeId: number,
  view: SupplyView,
  { page, pageSize }: PageAsked,
) {
  const shown = orders(db, storeId).where('supply_order.state', 'in', statesIn[view]);
  const sorted =
    view === 'open' ? shown.orderBy('supply_order.expected_on', (day) => day.asc().nullsLast()) : shown;
  return sorted
    .orderBy('supply_order.number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countSupplyOrders(db: Db, storeId: number, view: SupplyView) {
  const { count } = await db
    .selectFrom('supply_order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('state', 'in', statesIn[view])
    .executeTakeFirstOrThrow();
  return count;
}

export const selectSupplyOrder = (db: Db, storeId: number, id: Uuid) =>
  orders(db, storeId)
    .select([
      'supplier.contact',
      'supplier.email',
      'supplier.phone',
      'supplier.customer_number',
      'supply_order.note',
      'supply_order.version',
    ])
    .where('supply_order.id', '=', id)
    .executeTakeFirst();

export const selectSupplyLines = (db: Db, id: Uuid) =>
  db
    .selectFrom('supply_order_line as line')
    .innerJoin('product', 'product.id', 'line.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'line.product_id',
      ...nameOfProduct,
      'line.cases',
      'line.case_size',
      'line.bottles',
      'line.received',
      'line.damaged',
      'line.unit_cost',
    ])
    .where('line.order_id', '=', id)
    .orderBy('brand.name')
    .orderBy('product.name')
    .orderBy('product.vintage')
    .orderBy('line.product_id')
    .execute();

export const lockSupplyOrder = (tx: Transaction, storeId: number, id: Uuid) =>
  tx
    .selectFrom('supply_order')
    .select(['number', 'state', 'supplier_id', 'version'])
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();

type New = Pick<
  Insertable<Tables['supply_order']>,
  'id' | 'store_id' | 'supplier_id' | 'expected_on' | 'note' | 'made_by'
>;

/** A new order gets its number. The store is locked, so that no two orders get the same one. */
export async function insertSupplyOrder(tx: Transaction, order: New) {
  const inserted = await tx
    .insertInto('supply_order')
    .values({
      ...order,
      state: 'draft',
      made_at: tx.now,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from supply_order where store_id = ${order.store_id}
      )`,
    })
    .onConflict((known) => known.column('id').doNothing())
    .returning('number')
    .executeTakeFirst();
  return inserted?.number;
}

type Changed = Partial<
  Pick<Insertable<Tables['supply_order']>, 'supplier_id' | 'expected_on' | 'note' | 'sent_at' | 'ended_at'>
> & { state?: SupplyState };

export const updateSupplyOrder = (tx: Transaction, id: Uuid, changed: Changed) =>
  tx
    .updateTable('supply_order')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export async function replaceSupplyLines(tx: Transaction, id: Uuid, lines: readonly OrderedBottles[]) {
  await tx.deleteFrom('supply_order_line').where('order_id', '=', id).execute();
  if (lines.length > 0)
    await tx
      .insertInto('supply_order_line')
      .values(lines.map((line) => ({ ...line, order_id: id })))
      .execute();
}

export const selectDeliveriesOf = (db: Db, orderId: Uuid) =>
  db
    .selectFrom('stock_delivery')
    .leftJoin('staff_person', 'staff_person.id', 'stock_delivery.person_id')
    .select([
      'stock_delivery.id',
      'stock_delivery.received_at',
      'staff_person.name as person',
      'stock_delivery.note',
      'stock_delivery.why',
      sql<number>`(
        select coalesce(sum(quantity), 0)::integer from stock_movement where delivery_id = stock_delivery.id
      )`.as('bottles'),
    ])
    .where('supply_order_id', '=', orderId)
    .orderBy('received_at', 'desc')
    .orderBy('stock_delivery.id')
    .execute();
