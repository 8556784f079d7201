import { feesKey, type SalesFigure, type SalesGrouping, type SalesOrder } from 'contract/reports/sales.staff';
import { type RawBuilder, sql } from 'kysely';
import { days, later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores, type Stores } from '../../../platform/database/earlier.js';
import { lowestIdAt } from '../../../platform/ids.js';

/** Days of the calendar of each store, both included. */
export type Period = { readonly stores: Stores; readonly from: string; readonly until: string };

/** In cents. */
export type SummedSales = { key: string; name: string } & Record<SalesFigure, number>;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The orders that stand. No store's clock is a day away from UTC, so the ids of a day more on both sides are read. The
 * offset keeps the database from reckoning the local day anew wherever it is asked for.
 */
const sold = ({ stores, from, until }: Period) => sql`
  select * from (
    select purchase_order.id, store_id, store.name as store_name, fulfilment, lines_total, savings, fee, tax,
      (created_at at time zone timezone)::date as day
    from purchase_order join store on store.id = store_id
    where ${isAtStores('store_id', stores)}
      and purchase_order.id >= ${lowestIdAt(later(midnight(from), -days(1)))}
      and purchase_order.id < ${lowestIdAt(later(midnight(until), days(2)))}
      and status not in ('awaiting_payment', 'cancelled')
    offset 0
  ) as dated
  where day between ${from} and ${until}`;

/** What the pieces that came back are worth of an amount: half a cent or more is rounded up, as `shareOf` does. */
const partReturned = (amount: RawBuilder<unknown>) =>
  sql`(2 * ${amount}::bigint * line.returned + line.quantity) / (2 * line.quantity)`;

const ofLines = sql`
  sum(line.quantity - line.returned) as pieces,
  sum(line.unit_price * line.returned - ${partReturned(sql`line.savings`)}) as returned,
  sum(line.tax - ${partReturned(sql`line.tax`)}) as tax`;

type Key = { readonly key: RawBuilder<unknown>; readonly name: RawBuilder<unknown> };

const nameless = sql`''`;

const ordersBy = {
  day: { key: sql`day`, name: nameless },
  // Weeks begin on Sundays, as they do in the calendars of the shop.
  week: { key: sql`day - extract(dow from day)::int`, name: nameless },
  month: { key: sql`date_trunc('month', day)::date`, name: nameless },
  store: { key: sql`store_id`, name: sql`store_name` },
  way: {
    key: sql`fulfilment`,
    name: sql`case fulfilment when 'pickup' then 'Pickup' when 'delivery' then 'Local delivery' else 'Shipping' end`,
  },
} satisfies Partial<Record<SalesGrouping, Key>>;

const sumsOfOrders = (period: Period, { key, name }: Key) => sql`
  with sold as (select ${key} as key, ${name} as name, * from (${sold(period)}) as theirs),
  orders as (
    select key, min(name) as name, count(*) as orders, sum(lines_total) as goods, sum(savings) as savings, sum(fee) as fees
    from sold group by key
  ), lines as (
    select key, ${ofLines} from sold join purchase_order_line line on line.order_id = sold.id group by key
  )
  select key::text, name, orders, coalesce(pieces, 0) as pieces, goods, savings, coalesce(returned, 0) as returned, fees,
    coalesce(lines.tax, 0) as tax
  from orders left join lines using (key)`;

/** A set is sold as it is, whatever is in it: it is none of the departments'. */
const ofSets = 0;
const orSets = (name: RawBuilder<unknown>) => sql`coalesce((${name}), 'Wine sets')`;
const product = sql`left join product on product.id = line.product_id`;

const linesBy = {
  department: {
    key: sql`coalesce(category.department_id, ${sql.lit(ofSets)})`,
    joined: sql`${product} left join category on category.id = product.category_id`,
    name: orSets(sql`select name from department where id = key`),
  },
  category: {
    key: sql`coalesce(product.category_id, ${sql.lit(ofSets)})`,
    joined: product,
    name: orSets(sql`select name from category where id = key`),
  },
  brand: {
    key: sql`coalesce(product.brand_id, ${sql.lit(ofSets)})`,
    joined: product,
    name: orSets(sql`select name from brand where id = key`),
  },
  product: {
    key: sql`coalesce(line.product_id, -line.wine_set_id)`,
    joined: sql``,
    name: sql`case when key < 0 then (select name from wine_set where id = -key) else (
      select concat_ws(' ', brand.name, product.name, product.vintage)
      from product join brand on brand.id = product.brand_id where product.id = key
    ) end`,
  },
} satisfies Partial<Record<SalesGrouping, Key & { readonly joined: RawBuilder<unknown> }>>;

const sumsOfLines = (period: Period, { key, joined, name }: Key & { joined: RawBuilder<unknown> }) => sql`
  with sold as (${sold(period)}),
  lines as (
    select ${key} as key, count(distinct line.order_id) as orders, sum(line.line_total) as goods,
      sum(line.savings) as savings, ${ofLines}
    from sold join purchase_order_line line on line.order_id = sold.id ${joined} group by 1
  )
  select key::text, ${name} as name, orders, pieces, goods, savings, returned, 0 as fees, tax from lines
  union all
  select ${feesKey}, 'Delivery and shipping', count(*), 0, 0, 0, 0, sum(fee), 0 from sold where fee > 0 having count(*) > 0`;

const figures = sql.join(
  (['pieces', 'goods', 'savings', 'returned', 'fees', 'tax'] as const).map(
    (figure) => sql`${sql.ref(figure)}::float8 as ${sql.ref(figure)}`,
  ),
);

/** All rows, and what is reckoned of their sums. */
const summed = (period: Period, by: SalesGrouping) => sql`
  select *, net + fees + tax as total from (
    select *, goods - savings - returned as net from (
      select key, name, orders::int as orders, ${figures}
      from (${by in ordersBy ? sumsOfOrders(period, ordersBy[by as keyof typeof ordersBy]) : sumsOfLines(period, linesBy[by as keyof typeof linesBy])}) as summed
    ) as in_numbers
  ) as netted`;

const orderOf = (sort: SalesOrder) => {
  const [by, way] = sort.startsWith('-') ? [sort.slice(1), sql`desc`] : [sort, sql`asc`];
  return sql`${sql.ref(by)} ${way}, name ${way}, key ${way}`;
};

type Page = { readonly page: number; readonly pageSize: number };
type Asked = { readonly by: SalesGrouping; readonly sort: SalesOrder };

export async function selectSales(db: Db, period: Period, { by, sort }: Asked) {
  const { rows } = await sql<SummedSales>`${summed(period, by)} order by ${orderOf(sort)}`.execute(db);
  return rows;
}

export async function selectSalesPage(db: Db, period: Period, { by, sort, page, pageSize }: Asked & Page) {
  const { rows } = await sql<SummedSales & { count: number }>`
    select *, count(*) over ()::int as count from (${summed(period, by)}) as listed
    order by ${orderOf(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}
