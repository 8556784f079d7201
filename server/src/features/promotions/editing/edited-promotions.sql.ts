import type { PageAsked } from 'contract/platform/page';
import type {
  PromotedKind,
  PromotionFacts,
  PromotionState,
  PromotionTime,
} from 'contract/promotions/promotions.staff';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import { readAs } from '../../../platform/typed-code.js';

type Goods = PromotionFacts['goods'][number];

const namesOfGoods: Record<PromotedKind, RawBuilder<string>> = {
  department: sql`(select name from department where id = ref)`,
  category: sql`(select name from category where id = ref)`,
  brand: sql`(select name from brand where id = ref)`,
  product: sql`(
    select concat_ws(' ', brand.name, product.name, product.vintage)
    from product join brand on brand.id = product.brand_id where product.id = ref
  )`,
};
const nameOfGoods = sql`case kind ${sql.join(
  Object.entries(namesOfGoods).map(([kind, name]) => sql`when ${sql.lit(kind)} then ${name}`),
  sql` `,
)} end`;

type Step = { from_bottles: number; value: number };
type Named = { id: number; name: string };

const countMade = (those: RawBuilder<unknown>) =>
  sql<number>`(
    select count(*)::int from promotion_code ${those} where promotion_code.promotion_id = promotion.id and for_once
  )`;

const promotions = (db: Db) =>
  db
    .selectFrom('promotion')
    .leftJoin('promotion_use', 'promotion_use.promotion_id', 'promotion.id')
    .select([
      'id',
      'version',
      'name',
      'shown_as',
      'how',
      'buys',
      'gets',
      'by_code',
      'audience',
      'state',
      'starts_at',
      'ends_at',
    ])
    .select(['at_most', 'at_most_each', sql<number>`coalesce(used, 0)`.as('used')])
    .select([
      sql<Step[]>`(
        select coalesce(json_agg(json_build_object('from_bottles', from_bottles, 'value', value) order by from_bottles), '[]')
        from promotion_step where promotion_step.promotion_id = promotion.id
      )`.as('steps'),
      sql<(Goods & { name: string | null })[]>`(
        select coalesce(json_agg(
          json_build_object('kind', kind, 'ref', ref, 'takes_out', takes_out, 'name', ${nameOfGoods}) order by takes_out, kind, ref
        ), '[]') from promotion_goods where promotion_goods.promotion_id = promotion.id
      )`.as('goods'),
      sql<string[]>`array(
        select code from promotion_code
        where promotion_code.promotion_id = promotion.id and not for_once order by code
      )`.as('codes'),
      countMade(sql``).as('made'),
      countMade(sql`join promotion_code_use using (read_as)`).as('made_used'),
      sql<Named[]>`(
        select coalesce(json_agg(json_build_object('id', membership.id, 'name', membership.name) order by membership.id), '[]')
        from promotion_membership join membership on membership.id = membership_id
        where promotion_membership.promotion_id = promotion.id
      )`.as('memberships'),
      sql<Named[]>`(
        select coalesce(json_agg(json_build_object('id', store.id, 'name', store.name) order by store.id), '[]')
        from promotion_store join store on store.id = store_id where promotion_store.promotion_id = promotion.id
      )`.as('stores'),
    ]);

const atStore = (db: Db, storeId: number) =>
  promotions(db).where((row) =>
    row.exists(
      row
        .selectFrom('promotion_store')
        .whereRef('promotion_store.promotion_id', '=', 'promotion.id')
        .where('store_id', '=', storeId),
    ),
  );

const during = (db: Db, storeId: number, when: PromotionTime) => {
  const isOver = sql<boolean>`coalesce(ends_at <= ${db.now}, false)`;
  return atStore(db, storeId).where(when === 'over' ? isOver : sql<boolean>`not ${isOver}`);
};

export const selectPromotionPage = (
  db: Db,
  storeId: number,
  { when, page, pageSize }: PageAsked & { when: PromotionTime },
) =>
  during(db, storeId, when)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export type EditedPromotion = Awaited<ReturnType<typeof selectPromotionPage>>[number];

export async function countPromotions(db: Db, storeId: number, when: PromotionTime) {
  const { count } = await db
    .selectFrom(during(db, storeId, when).as('listed'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In how many orders that stand each took something off, and how much. */
export async function selectUse(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { orders: number; saved: number }>();
  const rows = await db
    .selectFrom('purchase_order_promotion')
    .innerJoin('purchase_order', 'purchase_order.id', 'order_id')
    .select('promotion_id')
    .select([
      sql<number>`count(distinct order_id)::int`.as('orders'),
      sql<number>`sum(amount)::float8`.as('saved'),
    ])
    .where('promotion_id', 'in', ids)
    .where('purchase_order.status', 'not in', ['awaiting_payment', 'cancelled'])
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, ...use }) => [promotion_id, use]));
}

export const selectPromotion = (db: Db, storeId: number, id: number) =>
  atStore(db, storeId).where('id', '=', id).executeTakeFirst();

/** Nobody else changes it until the transaction ends. */
export async function lockPromotion(tx: Transaction, storeId: number, id: number) {
  await tx.selectFrom('promotion').select('id').where('id', '=', id).forUpdate().execute();
  return selectPromotion(tx, storeId, id);
}

type Row = Pick<PromotionFacts, 'name' | 'shown_as' | 'how' | 'buys' | 'gets' | 'audience' | 'by_code'> & {
  starts_at: Date;
  ends_at: Date | null;
};
type Parts = Pick<
  PromotionFacts,
  'steps' | 'goods' | 'store_ids' | 'codes' | 'at_most' | 'at_most_each' | 'membership_ids'
>;

/** One of the codes is another promotion's. */
export class CodeTaken extends Error {}

async function insertCodes(tx: Transaction, promotion_id: number, codes: readonly string[]) {
  const rows = codes.map((code) => ({ read_as: readAs(code), code, promotion_id }));
  const { rows: free } = await sql<{ read_as: string }>`
    insert into promotion_code (read_as, code, promotion_id)
    select read_as, code, promotion_id from json_populate_recordset(null::promotion_code, ${JSON.stringify(rows)})
    on conflict (read_as) do nothing returning read_as`.execute(tx);
  const taken = rows.find(({ read_as }) => !free.some((one) => one.read_as === read_as));
  if (taken) throw new CodeTaken(taken.code);
}

/** The limits change; how often the codes were used stays as it is. */
const putUses = (tx: Transaction, promotion_id: number, { at_most, at_most_each }: Parts) =>
  tx
    .insertInto('promotion_use')
    .values({ promotion_id, at_most, at_most_each })
    .onConflict((known) => known.column('promotion_id').doUpdateSet({ at_most, at_most_each }))
    .execute();

async function insertParts(tx: Transaction, promotion_id: number, parts: Parts) {
  const { steps, goods, store_ids, codes, membership_ids } = parts;
  if (codes.length > 0) await insertCodes(tx, promotion_id, codes);
  await putUses(tx, promotion_id, parts);
  await tx
    .insertInto('promotion_step')
    .values(steps.map(({ from_bottles, off: value }) => ({ promotion_id, from_bottles, value })))
    .execute();
  if (goods.length > 0)
    await tx
      .insertInto('promotion_goods')
      .values(goods.map((each) => ({ ...each, promotion_id })))
      .execute();
  await tx
    .insertInto('promotion_store')
    .values(store_ids.map((store_id) => ({ promotion_id, store_id })))
    .execute();
  if (membership_ids.length > 0)
    await tx
      .insertInto('promotion_membership')
      .values(membership_ids.map((membership_id) => ({ promotion_id, membership_id })))
      .execute();
}

export async function insertPromotion(tx: Transaction, row: Row, parts: Parts) {
  const { id } = await tx.insertInto('promotion').values(row).returning('id').executeTakeFirstOrThrow();
  await insertParts(tx, id, parts);
  return id;
}

export async function updatePromotion(tx: Transaction, id: number, row: Row, parts: Parts) {
  await tx
    .updateTable('promotion')
    .set({ ...row, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('promotion_code')
    .where('promotion_id', '=', id)
    .where('for_once', '=', false)
    .execute();
  await tx.deleteFrom('promotion_step').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_goods').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_store').where('promotion_id', '=', id).execute();
  await tx.deleteFrom('promotion_membership').where('promotion_id', '=', id).execute();
  await insertParts(tx, id, parts);
}

export const setPromotionState = (tx: Transaction, id: number, state: PromotionState) =>
  tx.updateTable('promotion').set({ state, version: sql`version + 1` }).where('id', '=', id).execute();

const refsOf = (goods: readonly Goods[], kind: PromotedKind, takenOut?: boolean) =>
  goods
    .filter((each) => each.kind === kind && (takenOut === undefined || each.takes_out === takenOut))
    .map(({ ref }) => ref);

/** Whether each of the goods is there. */
export async function areThere(db: Db, goods: readonly Goods[]) {
  const counted = (kind: PromotedKind) =>
    sql`(select count(*) from ${sql.table(kind)} where id = any(${refsOf(goods, kind)}::integer[]))`;
  const { rows } = await sql<{ count: number }>`
    select (${counted('department')} + ${counted('category')} + ${counted('brand')} + ${counted('product')})::int as count`.execute(
    db,
  );
  return rows[0]!.count === goods.length;
}

/** Whether each of the memberships is there; none of them can be taken off the list until the transaction ends. */
export async function keepNamedMemberships(tx: Transaction, ids: readonly number[]) {
  const { rows } = await sql`
    select id from membership where id = any(${ids}::integer[]) order by id for key share`.execute(tx);
  return rows.length === ids.length;
}

export const selectMembershipNames = (db: Db) =>
  db.selectFrom('membership').select(['id', 'name']).orderBy('id').execute();

/** The kinds of goods that a promotion may cover. */
export async function selectPromotedKinds(db: Db, goods: readonly Goods[]) {
  const [departments, categories, products] = (['department', 'category', 'product'] as const).map((kind) =>
    refsOf(goods, kind, false),
  ) as [number[], number[], number[]];
  const { rows } = await sql<{ department: string; category: string }>`
    select department.slug as department, category.slug as category
    from category join department on department.id = category.department_id
    where (cardinality(${departments}::integer[]) = 0 or department.id = any(${departments}::integer[]))
      and (cardinality(${categories}::integer[]) = 0 or category.id = any(${categories}::integer[]))
      and (cardinality(${products}::integer[]) = 0
        or category.id in (select category_id from product where id = any(${products}::integer[])))`.execute(
    db,
  );
  return rows;
}

export type SoldLine = {
  order_id: string;
  position: number;
  quantity: number;
  unit_price: number;
  bottles: number;
  department: number;
  category: number;
  brand: number;
  product: number;
};

type Meant = Pick<PromotionFacts, 'audience' | 'membership_ids'>;

/** Whether a promotion would have been for whoever placed an order, with the membership that they have today. */
const wasFor = ({ audience, membership_ids }: Meant) => {
  if (audience === 'members')
    return sql`last.customer_id in (select id from customer where membership_id = any(${membership_ids}::integer[]))`;
  if (audience === 'everybody') return sql`true`;
  return sql`not exists (
    select from purchase_order earlier
    where earlier.customer_id = last.customer_id and earlier.id < last.id and earlier.status <> 'cancelled'
  )`;
};

/** The single bottles of the last orders of a store that stand, without those that were won or are scarce. */
export async function selectLastSold(db: Db, storeId: number, orders: number, meant: Meant) {
  const { rows } = await sql<SoldLine>`
    with last as (
      select id, customer_id from purchase_order
      where store_id = ${storeId} and status not in ('awaiting_payment', 'cancelled')
      order by id desc limit ${orders}
    )
    select last.id as order_id, position, quantity, unit_price, product.pack_count as bottles,
      category.department_id as department, category.id as category, product.brand_id as brand, product.id as product
    from last join purchase_order_line line on line.order_id = last.id
    join product on product.id = line.product_id
    join category on category.id = product.category_id
    where line.ticket_id is null and product.allocation = 'none' and ${wasFor(meant)}`.execute(db);
  return rows;
}

export async function countLastOrders(db: Db, storeId: number, most: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from purchase_order
      where store_id = ${storeId} and status not in ('awaiting_payment', 'cancelled') limit ${most}
    ) as last`.execute(db);
  return rows[0]!.count;
}

type Category = { id: number; name: string };

export async function selectDepartments(db: Db) {
  const { rows } = await sql<{ id: number; name: string; categories: Category[] }>`
    select id, name, (
      select coalesce(json_agg(json_build_object('id', category.id, 'name', category.name) order by category.name), '[]')
      from category where department_id = department.id
    ) as categories
    from department order by id`.execute(db);
  return rows;
}
