import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Taxed } from '../../../platform/database/tables/orders.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Order } from '../course/move-order.sql.js';

const orderColumns = [
  'id',
  'store_id',
  'customer_id',
  'cart_id',
  'status',
  'fulfilment',
  'address',
  'slot_from',
  'slot_until',
  'gift_message',
  'if_missing',
  'lines_total',
  'savings',
  'fee',
  'tax',
  'total',
  'paid_by_gift_card',
  'gift_card_id',
  'paid_by_store_credit',
  'points_redeemed',
  'paid_by_points',
  'paid_by_payment',
  'payment_method',
  'hold_until',
  'sold_on',
  'born_on',
  'licence_until',
  'created_at',
] as const;
const lineColumns = [
  'order_id',
  'position',
  'product_id',
  'wine_set_id',
  'name',
  'brand',
  'vintage',
  'size_ml',
  'pack_count',
  'image_id',
  'quantity',
  'unit_price',
  'line_total',
  'savings',
  'tax',
  'lottery_id',
  'ticket_id',
  'taxed',
] as const;
const setPartColumns = ['order_id', 'position', 'product_id', 'quantity'] as const;

export type OrderRow = Pick<Selectable<Tables['purchase_order']>, (typeof orderColumns)[number]>;
type NewLine = Omit<
  Pick<Insertable<Tables['purchase_order_line']>, (typeof lineColumns)[number]>,
  'taxed'
> & {
  taxed: readonly Taxed[];
};
type NewSetPart = Tables['purchase_order_set_part'];

const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** What one of a line costs its store on average: of a set, all its bottles, unless one is of unknown cost. */
const costNow = (store: RawBuilder<unknown>) => sql`
  case when line.wine_set_id is null then (
    select shelf.unit_cost from store_product shelf where shelf.store_id = ${store} and shelf.product_id = line.product_id
  ) else (
    select case when count(*) = count(shelf.unit_cost) then sum(shelf.unit_cost * part.quantity) end
    from part left join store_product shelf on shelf.store_id = ${store} and shelf.product_id = part.product_id
    where part.position = line.position
  ) end`;

type Written = { store: number; prefix: string; order: string; lines: string; setParts: string };

// Rows come as JSON: the statement is the same however many lines there are. The lock on the store is the one that
// the order's foreign key takes anyway: whoever closes the store waits for it, or the order for them.
const writing = statement(
  (db, { store, prefix, order, lines, setParts }: Written): RawBuilder<Order> => sql`
    with open as (
      select id as open_store from store where id = ${store} and standing = 'open' for key share
    ), "order" as (
      select * from json_populate_record(null::purchase_order, ${order}), open
    ), part as (
      select * from json_populate_recordset(null::purchase_order_set_part, ${setParts})
    ), lines as (
      insert into purchase_order_line (${named(lineColumns)}, unit_cost)
      select ${named(lineColumns)}, ${costNow(sql`open_store`)}
      from json_populate_recordset(null::purchase_order_line, ${lines}) as line, open
    ), parts as (
      insert into purchase_order_set_part (${named(setPartColumns)}) select ${named(setPartColumns)} from part, open
    ), step as (
      insert into purchase_order_step (order_id, position, status, at) select id, 0, status, ${db.now} from "order"
    )
    insert into purchase_order (${named(orderColumns)}, number)
    select ${named(orderColumns)}, ${prefix} || nextval('purchase_order_number') from "order"
    returning *`,
);

/**
 * An order with its lines, what its sets hold, and its first step. It gets the next number, which tells the
 * state and the store: CA1-104001. A number may be skipped, but none is used twice. Undefined, and nothing written,
 * where the store has closed, be it a moment ago.
 */
export const insertOrder = (
  tx: Transaction,
  jurisdiction: string,
  order: OrderRow,
  lines: readonly NewLine[],
  setParts: readonly NewSetPart[],
): Promise<Order | undefined> =>
  writing.first(tx, {
    store: order.store_id,
    prefix: `${jurisdiction}${order.store_id}-`,
    order: JSON.stringify(order),
    lines: JSON.stringify(lines),
    setParts: JSON.stringify(setParts),
  });

type NewPromotion = Tables['purchase_order_promotion'];

/** Copies: what an order had stays as it was. Nothing is written where the order has not been. */
export const insertOrderPromotions = (tx: Transaction, promotions: readonly NewPromotion[]) =>
  sql`
    insert into purchase_order_promotion
    select copy.* from json_populate_recordset(null::purchase_order_promotion, ${JSON.stringify(promotions)}) as copy
    where exists (select from purchase_order where id = copy.order_id)`.execute(tx);
