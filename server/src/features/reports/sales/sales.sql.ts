import { daysAfter } from 'contract/platform/calendar';
import {
  feesKey,
  type SalesFigure,
  type SalesGrouping,
  type SalesOrder,
  salesFigures,
} from 'contract/reports/sales.staff';
import { type RawBuilder, sql } from 'kysely';
import { days, later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores, type Stores } from '../../../platform/database/earlier.js';
import { lowestIdAt } from '../../../platform/ids.js';

/** Days of the calendar of each store, both included. */
export type Period = { readonly stores: Stores; readonly from: string; readonly until: string };

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
const beginOf = (day: string) => sql`${day}::timestamp at time zone timezone`;

/** No store's clock is a day away from UTC: by their ids, all others are left out before a clock is asked. */
const firstIdOf = ({ from }: Period) => lowestIdAt(later(midnight(from), -days(1)));
const endOfIds = ({ until }: Period) => lowestIdAt(later(midnight(until), days(2)));

/** Where orders are joined with their stores: those that stand. */
const stands = (period: Period) => sql`
  ${isAtStores('store_id', period.stores)}
  and purchase_order.id >= ${firstIdOf(period)} and purchase_order.id < ${endOfIds(period)}
  and status not in ('awaiting_payment', 'cancelled')
  and created_at >= ${beginOf(period.from)} and created_at < ${beginOf(daysAfter(period.until, 1))}`;

/** What the pieces that came back are worth of an amount: half a cent or more is rounded up, as `shareOf` does. */
const partBack = (amount: RawBuilder<unknown>) =>
  sql`((2 * ${amount}::bigint * line.returned + line.quantity) / (2 * line.quantity))::int`;
const goodsBack = sql`line.unit_price * line.returned - ${partBack(sql`line.savings`)}`;
const taxBack = partBack(sql`line.tax`);

const day = sql`(created_at at time zone timezone)::date`;
const nameless = sql`''`;

type Key = { readonly key: RawBuilder<unknown>; readonly name: RawBuilder<unknown> };

const ordersBy = {
  day: { key: day, name: nameless },
  // Weeks begin on Sundays, as they do in the calendars of the shop.
  week: { key: sql`${day} - extract(dow from ${day})::int`, name: nameless },
  month: { key: sql`date_trunc('month', ${day})::date`, name: nameless },
  store: { key: sql`store_id`, name: sql`store.name` },
  way: {
    key: sql`fulfilment`,
    name: sql`case fulfilment when 'pickup' then 'Pickup' when 'delivery' then 'Local delivery' else 'Shipping' end`,
  },
} satisfies Partial<Record<SalesGrouping, Key>>;

/** Without the pieces, for which each line would be read. */
const sumsOfOrders = (period: Period, { key, name }: Key) => sql`
  select ${key} as key, min(${name}) as name, count(*)::int as orders, sum(lines_total) as goods,
    sum(purchase_order.savings) as savings, coalesce(sum(back.goods), 0) as returned, sum(fee) as fees,
    sum(purchase_order.tax) - coalesce(sum(back.tax), 0) as tax
  from purchase_order
  join store on store.id = store_id
  left join (
    select order_id, sum(${goodsBack}) as goods, sum(${taxBack}) as tax
    from purchase_order_line line
    where returned > 0 and order_id >= ${firstIdOf(period)} and order_id < ${endOfIds(period)}
    group by order_id
  ) as back on back.order_id = purchase_order.id
  where ${stands(period)}
  group by 1`;

const sumsWithPieces = (period: Period, by: Key) => sql`
  select summed.*, coalesce(pieces, 0) as pieces
  from (${sumsOfOrders(period, by)}) as summed
  left join (
    select ${by.key} as key, sum(line.quantity - line.returned) as pieces
    from purchase_order
    join store on store.id = store_id
    join purchase_order_line line on line.order_id = purchase_order.id
    where ${stands(period)}
    group by 1
  ) as counted using (key)`;

type LineKey = {
  readonly key: RawBuilder<unknown>;
  readonly joined: RawBuilder<unknown>;
  /** What names the key. */
  readonly named: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
};

/** A set is sold as it is, whatever is in it: it is none of the departments'. */
const sets = sql`coalesce(named.name, 'Wine sets')`;
const product = sql`left join product on product.id = line.product_id`;

const linesBy = {
  department: {
    key: sql`category.department_id`,
    joined: sql`${product} left join category on category.id = product.category_id`,
    named: sql`left join department named on named.id = key`,
    name: sets,
  },
  category: {
    key: sql`product.category_id`,
    joined: product,
    named: sql`left join category named on named.id = key`,
    name: sets,
  },
  brand: {
    key: sql`product.brand_id`,
    joined: product,
    named: sql`left join brand named on named.id = key`,
    name: sets,
  },
  product: {
    key: sql`coalesce(line.product_id, -line.wine_set_id)`,
    joined: sql``,
    named: sql`
      left join product named on named.id = key left join brand on brand.id = named.brand_id
      left join wine_set on wine_set.id = -key`,
    name: sql`coalesce(wine_set.name, concat_ws(' ', brand.name, named.name, named.vintage))`,
  },
} satisfies Partial<Record<SalesGrouping, LineKey>>;

/** Orders are not counted: one with several goods is in several rows. */
const sumsOfLines = (period: Period, { key, joined, named, name }: LineKey) => sql`
  select coalesce(key, 0)::text as key, ${name} as name, null::int as orders, goods, savings, returned, 0 as fees, tax, pieces
  from (
    select ${key} as key, sum(line.line_total) as goods, sum(line.savings) as savings,
      coalesce(sum(${goodsBack}) filter (where line.returned > 0), 0) as returned,
      sum(line.tax) - coalesce(sum(${taxBack}) filter (where line.returned > 0), 0) as tax,
      sum(line.quantity - line.returned) as pieces
    from purchase_order
    join store on store.id = store_id
    join purchase_order_line line on line.order_id = purchase_order.id
    ${joined}
    where ${stands(period)}
    group by 1
  ) as summed
  ${named}
  union all
  select ${feesKey}, 'Delivery and shipping', null, 0, 0, 0, sum(fee), 0, 0
  from purchase_order join store on store.id = store_id
  where fee > 0 and ${stands(period)}
  having count(*) > 0`;

const isIn = <Groupings extends object>(
  groupings: Groupings,
  by: SalesGrouping,
): by is SalesGrouping & keyof Groupings => by in groupings;

function rowsBy(period: Period, by: SalesGrouping) {
  if (isIn(ordersBy, by)) return sumsWithPieces(period, ordersBy[by]);
  return sumsOfLines(period, linesBy[by as keyof typeof linesBy]);
}

const inNumbers = (figures: readonly SalesFigure[]) =>
  sql.join(figures.map((figure) => sql`${sql.ref(figure)}::float8 as ${sql.ref(figure)}`));

/** What is reckoned of the sums. */
const reckoned = (summed: RawBuilder<unknown>) => sql`
  select *, net + fees + tax as total from (select *, goods - savings - returned as net from (${summed}) as summed) as netted`;

/** In cents; the pieces are not counted. */
export type SalesOfDay = { key: string } & Record<Exclude<SalesFigure, 'pieces'>, number>;

export async function selectSalesByDay(db: Db, period: Period) {
  const figures = salesFigures.filter((figure) => figure !== 'pieces');
  const { rows } = await sql<SalesOfDay>`
    select key::text, ${inNumbers(figures)} from (${reckoned(sumsOfOrders(period, ordersBy.day))}) as listed`.execute(
    db,
  );
  return rows;
}

/** In cents; orders are null where they are not counted. */
export type SalesRowSums = { key: string; name: string; orders: number | null } & Record<
  Exclude<SalesFigure, 'orders'>,
  number
>;

type Asked = { readonly by: SalesGrouping; readonly sort: SalesOrder };

const listed = (period: Period, by: SalesGrouping) =>
  sql`select key::text, name, ${inNumbers(salesFigures)} from (${reckoned(rowsBy(period, by))}) as listed`;

const inOrder = (sort: SalesOrder) => {
  const [by, way] = sort.startsWith('-') ? [sort.slice(1), sql`desc`] : [sort, sql`asc`];
  return sql`order by ${sql.ref(by)} ${way}, name ${way}, key ${way}`;
};

/** All rows. */
export async function selectSales(db: Db, period: Period, { by, sort }: Asked) {
  const { rows } = await sql<SalesRowSums>`${listed(period, by)} ${inOrder(sort)}`.execute(db);
  return rows;
}

type Page = { readonly page: number; readonly pageSize: number };
type Together = { count: number; sums: Omit<SalesRowSums, 'key' | 'name'> };

/** Each row of the page comes with the sums of all rows. */
export async function selectSalesPage(db: Db, period: Period, { by, sort, page, pageSize }: Asked & Page) {
  const sums = sql.join(salesFigures.map((figure) => sql`sum(${sql.ref(figure)}) as ${sql.ref(figure)}`));
  const { rows } = await sql<SalesRowSums & Together>`
    with listed as materialized (${listed(period, by)}),
    together as materialized (select count(*)::int as count, (select to_json(sums) from (select ${sums} from listed) as sums) as sums from listed)
    select * from listed, together ${inOrder(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  );
  return rows;
}
