import { type Unsold, type UnsoldOrder, type UnsoldSums, unsoldFigures } from 'contract/reports/unsold.staff';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.js';
import { isAtStores } from '../../../platform/database/earlier.js';
import { nameOfProduct } from '../../../platform/database/tables/catalogue.js';
import { beginOf, stands } from '../in-period.sql.js';
import type { Period } from '../period.js';

/**
 * What no order of the period has. Each store's orders are read once, and not for each of its bottles.
 */
const unsold = (period: Period) => sql`
  sold as materialized (
    select distinct purchase_order.store_id, coalesce(line.product_id, part.product_id) as product_id
    from purchase_order
    join store on store.id = store_id
    join purchase_order_line line on line.order_id = purchase_order.id
    left join purchase_order_set_part part
      on line.product_id is null and part.order_id = line.order_id and part.position = line.position
    where ${stands(period)} and line.quantity > line.returned
  ), listed as materialized (
    select shelf.store_id, shelf.product_id, shelf.on_hand, shelf.price, shelf.price::bigint * shelf.on_hand as at_price,
      shelf.worth as at_cost
    from store_product shelf
    join store on store.id = shelf.store_id
    where ${isAtStores('shelf.store_id', period.stores)} and shelf.on_hand > 0
      and not exists (
        select from sold where sold.store_id = shelf.store_id and sold.product_id = shelf.product_id
      )
      and exists (
        select from stock_movement
        where store_id = shelf.store_id and product_id = shelf.product_id and at < ${beginOf(period.from)}
      )
  )`;

/** In cents. */
export type UnsoldRow = Unsold;

const inOrder = (sort: UnsoldOrder) => {
  const [by, way] = sort.startsWith('-') ? [sort.slice(1), sql`desc`] : [sort, sql`asc`];
  const first =
    by === 'name' ? sql`brand ${way}, name ${way}, vintage ${way}` : sql`${sql.ref(by)} ${way} nulls last`;
  return sql`order by ${first}, product_id, store_id`;
};

const withNames = (rows: RawBuilder<unknown>) => sql`
  select listed.store_id, store.name as store, listed.product_id, ${sql.join(
    nameOfProduct.map((column) => sql.raw(column)),
  )},
    listed.on_hand, listed.price, listed.at_price::float8 as at_price, listed.at_cost::float8 as at_cost
  from (${rows}) as listed
  join store on store.id = listed.store_id
  join product on product.id = listed.product_id
  join brand on brand.id = product.brand_id`;
const all = sql`select * from listed`;

/** All rows. */
export async function selectUnsold(db: Db, period: Period, sort: UnsoldOrder) {
  const { rows } = await sql<UnsoldRow>`
    with ${unsold(period)} select * from (${withNames(all)}) as named ${inOrder(sort)}`.execute(db);
  return rows;
}

type Asked = { readonly sort: UnsoldOrder; readonly page: number; readonly pageSize: number };

/** Names are looked up for the page alone, unless they decide which rows stand on it. */
function pageOfUnsold({ sort, page, pageSize }: Asked) {
  const cut = sql`${inOrder(sort)} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  if (sort === 'name' || sort === '-name') return sql`select * from (${withNames(all)}) as named ${cut}`;
  return sql`${withNames(sql`${all} ${cut}`)} ${inOrder(sort)}`;
}

export async function selectUnsoldPage(db: Db, period: Period, asked: Asked) {
  const sums = sql.join(
    unsoldFigures.map((figure) => sql`coalesce(sum(${sql.ref(figure)}), 0)::float8 as ${sql.ref(figure)}`),
  );
  const { rows } = await sql<{ rows: UnsoldRow[]; count: number; sums: UnsoldSums }>`
    with ${unsold(period)}, sums as (select ${sums} from listed), page as (
      ${pageOfUnsold(asked)}
    )
    select (select coalesce(json_agg(page ${inOrder(asked.sort)}), '[]') from page) as rows, (select count(*)::int from listed) as count,
      (select to_json(sums) from sums) as sums`.execute(db);
  return rows[0]!;
}
