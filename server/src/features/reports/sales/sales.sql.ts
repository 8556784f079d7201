import {
  feesKey,
  type SalesFigure,
  type SalesGrouping,
  type SalesOrder,
  salesFigures,
} from 'contract/reports/sales.staff';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { endOfIds, firstIdOf, stands } from '../in-period.sql.js';
import type { Period } from '../period.js';

/** What the pieces that came back are worth of an amount: half a cent or more is rounded up, as `shareOf` does. */
const partBack = (amount: RawBuilder<unknown>) =>
  sql`((2 * ${amount}::bigint * line.returned + line.quantity) / (2 * line.quantity))::int`;
const goodsBack = sql`line.unit_price * line.returned - ${partBack(sql`line.savings`)}`;
const taxBack = partBack(sql`line.tax`);

/** Of the lines whose cost is known. */
const costs = sql`
  coalesce(sum(line.line_total - line.savings) filter (where line.unit_cost is not null), 0)
    - coalesce(sum(${goodsBack}) filter (where line.returned > 0 and line.unit_cost is not null), 0) as costed,
  coalesce(sum(line.unit_cost::bigint * (line.quantity - line.returned)), 0) as cost`;

const day = sql`(created_at at time zone timezone)::date`;

/** What an order is summed by. */
const ordersBy = {
  day,
  // Weeks begin on Sundays, as they do in the calendars of the shop.
  week: sql`${day} - extract(dow from ${day})::int`,
  month: sql`date_trunc('month', ${day})::date`,
  store: sql`store_id`,
  way: sql`fulfilment`,
} satisfies Partial<Record<SalesGrouping, RawBuilder<unknown>>>;

/** Without the pieces, for which each line would be read. */
const sumsOfOrders = (period: Period, key: RawBuilder<unknown>) => sql`
  select ${key} as key, count(*)::int as orders, sum(lines_total) as goods, sum(purchase_order.savings) as savings,
    coalesce(sum(back.goods), 0) as returned, sum(fee) as fees, sum(purchase_order.tax) - coalesce(sum(back.tax), 0) as tax
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

const sumsWithLines = (period: Period, key: RawBuilder<unknown>) => sql`
  select summed.*, coalesce(pieces, 0) as pieces, coalesce(costed, 0) as costed, coalesce(cost, 0) as cost
  from (${sumsOfOrders(period, key)}) as summed
  left join (
    select ${key} as key, sum(line.quantity - line.returned) as pieces, ${costs}
    from purchase_order
    join store on store.id = store_id
    join purchase_order_line line on line.order_id = purchase_order.id
    where ${stands(period)}
    group by 1
  ) as counted using (key)`;

/** What a product is summed by. A set is sold as it is, whatever is in it: it is none of the departments'. */
const productsBy = {
  department: sql`category.department_id`,
  category: sql`category.id`,
  brand: sql`product.brand_id`,
} satisfies Partial<Record<SalesGrouping, RawBuilder<unknown>>>;
const ofSets = sql.lit(0);

/** Of sets the numbers are below zero. */
const sumsOfProducts = (period: Period) => sql`
  select coalesce(line.product_id, -line.wine_set_id) as key, sum(line.line_total) as goods, sum(line.savings) as savings,
    coalesce(sum(${goodsBack}) filter (where line.returned > 0), 0) as returned,
    sum(line.tax) - coalesce(sum(${taxBack}) filter (where line.returned > 0), 0) as tax,
    sum(line.quantity - line.returned) as pieces, ${costs}
  from purchase_order
  join store on store.id = store_id
  join purchase_order_line line on line.order_id = purchase_order.id
  where ${stands(period)}
  group by 1`;

/** What products belong to is looked up once for each of them, and not for each line. */
const sumsByProducts = (period: Period, key: RawBuilder<unknown>) => sql`
  select coalesce(${key}, ${ofSets}) as key, sum(goods) as goods, sum(savings) as savings, sum(returned) as returned,
    sum(tax) as tax, sum(pieces) as pieces, sum(costed) as costed, sum(cost) as cost
  from (${sumsOfProducts(period)}) as sold
  left join product on product.id = sold.key
  left join category on category.id = product.category_id
  group by 1`;

/** Orders are not counted: one with several goods is in several rows. */
const withFees = (period: Period, goods: RawBuilder<unknown>) => sql`
  select key::text, null::int as orders, goods, savings, returned, 0 as fees, tax, pieces, costed, cost from (${goods}) as goods
  union all
  select ${feesKey}, null, 0, 0, 0, sum(fee), 0, 0, 0, 0
  from purchase_order join store on store.id = store_id
  where fee > 0 and ${stands(period)}
  having count(*) > 0`;

const isOneOf = <Groupings extends object>(
  by: SalesGrouping,
  groupings: Groupings,
): by is SalesGrouping & keyof Groupings => by in groupings;

function sumsBy(period: Period, by: SalesGrouping) {
  if (isOneOf(by, ordersBy)) return sumsWithLines(period, ordersBy[by]);
  return withFees(
    period,
    isOneOf(by, productsBy) ? sumsByProducts(period, productsBy[by]) : sumsOfProducts(period),
  );
}

type Named = { readonly joined: RawBuilder<unknown>; readonly name: RawBuilder<unknown> };

const nameless = { joined: sql``, name: sql`''` };
const number = sql`case when key ~ '^-?[0-9]+$' then key::int end`;
const namedBy = (table: 'department' | 'category' | 'brand') => ({
  joined: sql`left join ${sql.table(table)} named on named.id = ${number}`,
  name: sql`coalesce(named.name, case key when ${feesKey} then 'Delivery and shipping' else 'Wine sets' end)`,
});

/** What names the keys; a day does it itself. */
const names: Record<SalesGrouping, Named> = {
  day: nameless,
  week: nameless,
  month: nameless,
  store: { joined: sql`join store on store.id = ${number}`, name: sql`store.name` },
  way: {
    joined: sql``,
    name: sql`case key when 'pickup' then 'Pickup' when 'delivery' then 'Local delivery' else 'Shipping' end`,
  },
  department: namedBy('department'),
  category: namedBy('category'),
  brand: namedBy('brand'),
  product: {
    joined: sql`
      left join product on product.id = ${number} left join brand on brand.id = product.brand_id
      left join wine_set on wine_set.id = -${number}`,
    name: sql`case key when ${feesKey} then 'Delivery and shipping'
      else coalesce(wine_set.name, concat_ws(' ', brand.name, product.name, product.vintage)) end`,
  },
};

const inNumbers = (figures: readonly SalesFigure[]) =>
  sql.join(figures.map((figure) => sql`${sql.ref(figure)}::float8 as ${sql.ref(figure)}`));

/** What is reckoned of the sums. */
const reckoned = (sums: RawBuilder<unknown>) => sql`
  select *, net + fees + tax as total from (select *, goods - savings - returned as net from (${sums}) as summed) as netted`;

type FigureOfLines = 'pieces' | 'costed' | 'cost' | 'profit';
const ofLines: readonly SalesFigure[] = ['pieces', 'costed', 'cost', 'profit'] satisfies FigureOfLines[];

/** In cents. */
export type SalesOfDay = { key: string } & Record<Exclude<SalesFigure, FigureOfLines>, number>;

/** Without what only lines say. */
export async function selectSalesByDay(db: Db, period: Period) {
  const figures = salesFigures.filter((figure) => !ofLines.includes(figure));
  const { rows } = await sql<SalesOfDay>`
    select key::text, ${inNumbers(figures)} from (${reckoned(sumsOfOrders(period, day))}) as listed`.execute(
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

const listed = (period: Period, by: SalesGrouping) => sql`
  select key::text, ${inNumbers(salesFigures)}, case when costed > 0 then profit::float8 / costed end as margin
  from (select *, costed - cost as profit from (${reckoned(sumsBy(period, by))}) as known) as listed`;

const isByName = (sort: SalesOrder) => sort === 'name' || sort === '-name';

const inOrder = (sort: SalesOrder) => {
  const [by, way] = sort.startsWith('-') ? [sort.slice(1), sql`desc`] : [sort, sql`asc`];
  return sql`order by ${sql.ref(by)} ${way} nulls last, key ${way}`;
};

const withNames = (rows: RawBuilder<unknown>, by: SalesGrouping) =>
  sql`select listed.*, ${names[by].name} as name from (${rows}) as listed ${names[by].joined}`;

/** All rows. */
export async function selectSales(db: Db, period: Period, { by, sort }: Asked) {
  const { rows } = await sql<SalesRowSums>`
    select * from (${withNames(listed(period, by), by)}) as named ${inOrder(sort)}`.execute(db);
  return rows;
}

type Page = { readonly page: number; readonly pageSize: number };

/** Names are looked up for the page alone, unless they decide which rows stand on it. */
function pageOfSales({ by, sort, page, pageSize }: Asked & Page) {
  const cut = sql`${inOrder(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const all = sql`select * from listed`;
  if (isByName(sort)) return sql`select * from (${withNames(all, by)}) as named ${cut}`;
  return sql`${withNames(sql`${all} ${cut}`, by)} ${inOrder(sort)}`;
}

type Together = { count: number; sums: Omit<SalesRowSums, 'key' | 'name'> };

/** Each row of the page comes with the sums of all rows. */
export async function selectSalesPage(db: Db, period: Period, asked: Asked & Page) {
  const sums = sql.join(salesFigures.map((figure) => sql`sum(${sql.ref(figure)}) as ${sql.ref(figure)}`));
  const { rows } = await sql<SalesRowSums & Together>`
    with listed as materialized (${listed(period, asked.by)}),
    sums as (select ${sums} from listed),
    together as materialized (
      select (select count(*)::int from listed) as count, (select to_json(sums) from sums) as sums
    )
    select * from (${pageOfSales(asked)}) as page, together ${inOrder(asked.sort)}`.execute(db);
  return rows;
}
