import type { Named, NameFacts, NameKind } from 'contract/catalogue/names.staff';
import type { PageAsked } from 'contract/platform/page';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';

const products: Record<NameKind, RawBuilder<number>> = {
  brand: sql`(select count(*) from product where brand_id = named.id)`,
  category: sql`(select count(*) from product where category_id = named.id)`,
  varietal: sql`(select count(*) from product_varietal where varietal_id = named.id)`,
  department: sql`(
    select count(*) from product join category on category.id = category_id where department_id = named.id
  )`,
};

const isPromoted = (kind: NameKind) =>
  sql`exists (select from promotion_goods where kind = ${sql.lit(kind)} and ref = named.id)`;

const isUsed: Record<NameKind, RawBuilder<boolean>> = {
  brand: sql`exists (select from product where brand_id = named.id) or ${isPromoted('brand')}`,
  category: sql`exists (select from product where category_id = named.id) or ${isPromoted('category')}`,
  varietal: sql`exists (select from product_varietal where varietal_id = named.id)`,
  department: sql`exists (select from category where department_id = named.id) or ${isPromoted('department')}`,
};

const nothingMore = sql`null::text as story, null::integer as department_id, null::text as department`;
const more: Record<NameKind, RawBuilder<unknown>> = {
  brand: sql`story, null::integer as department_id, null::text as department`,
  category: sql`
    null::text as story, department_id, (select name from department where id = department_id) as department`,
  varietal: nothingMore,
  department: nothingMore,
};

const holding = (letters: string) => sql<boolean>`strpos(folded(name), ${letters}) > 0`;

export async function selectNames(
  db: Db,
  kind: NameKind,
  letters: string,
  { page, pageSize }: PageAsked,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name, version, ${more[kind]}, ${products[kind]} as products
    from ${sql.table(kind)} as named where ${holding(letters)}
    order by lower(name), id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

export async function countNames(db: Db, kind: NameKind, letters: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind)} where ${holding(letters)}`.execute(db);
  return rows[0]!.count;
}

type Standing = NameFacts & { version: number; is_used: boolean };

export async function lockName(tx: Transaction, kind: NameKind, id: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select name, version, ${more[kind]}, ${isUsed[kind]} as is_used
    from ${sql.table(kind)} as named where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function selectOthers(tx: Transaction, kind: NameKind, name: string, id: number | null) {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)}
    where lower(name) = lower(${name}) and id is distinct from ${id} order by id`.execute(tx);
  return rows.map((row) => row.id);
}

const extras: Record<NameKind, (facts: NameFacts) => RawBuilder<unknown>> = {
  brand: ({ story }) => sql`, story = ${story}`,
  category: ({ department_id }) => sql`, department_id = ${department_id}`,
  varietal: () => sql``,
  department: () => sql``,
};

export const updateName = (tx: Transaction, kind: NameKind, id: number, facts: NameFacts) =>
  sql`
    update ${sql.table(kind)}
    set name = ${facts.name}, version = version + 1 ${extras[kind](facts)} where id = ${id}`.execute(tx);

export async function insertCategory(tx: Transaction, { name, department_id }: NameFacts, slug: string) {
  const { rows } = await sql<{ id: number }>`
    insert into category (id, department_id, name, slug)
    select number, ${department_id}, ${name},
      case when exists (select from category where slug = ${slug}) then ${slug} || '-' || number else ${slug} end
    from (select coalesce(max(id), 0) + 1 as number from category) as next
    returning id`.execute(tx);
  return rows[0]!.id;
}

export const putStory = (tx: Transaction, id: number, story: string | null) =>
  tx.updateTable('brand').set({ story }).where('id', '=', id).execute();

export const hasDepartment = async (tx: Transaction, id: number) =>
  (await tx.selectFrom('department').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

const moves: Record<NameKind, (from: number, to: number) => readonly RawBuilder<unknown>[]> = {
  brand: (from, to) => [sql`update product set brand_id = ${to} where brand_id = ${from}`],
  category: (from, to) => [sql`update product set category_id = ${to} where category_id = ${from}`],
  // A product with both varietals gets the sum of their shares.
  varietal: (from, to) => [
    sql`
      insert into product_varietal (product_id, varietal_id, percent)
      select product_id, ${to}::integer, percent from product_varietal where varietal_id = ${from}
      on conflict (product_id, varietal_id)
        do update set percent = least(100, product_varietal.percent + excluded.percent)`,
    sql`delete from product_varietal where varietal_id = ${from}`,
  ],
  department: (from, to) => [sql`update category set department_id = ${to} where department_id = ${from}`],
};

/** A promotion of the one that leaves out the other can mean nothing any more: it is paused, and people decide. */
const inPromotions = (kind: NameKind, from: number, to: number) => [
  sql`
    update promotion set state = 'paused', version = version + 1
    from promotion_goods one join promotion_goods other using (promotion_id, kind)
    where promotion.id = promotion_id and state = 'on' and kind = ${kind}
      and one.ref = ${from} and other.ref = ${to} and one.takes_out <> other.takes_out`,
  sql`
    delete from promotion_goods one using promotion_goods other
    where one.promotion_id = other.promotion_id and one.kind = ${kind} and other.kind = ${kind}
      and one.ref = ${from} and other.ref = ${to}`,
  sql`update promotion_goods set ref = ${to} where kind = ${kind} and ref = ${from}`,
];

export async function moveAll(tx: Transaction, kind: NameKind, from: number, to: number) {
  for (const move of [...moves[kind](from, to), ...inPromotions(kind, from, to)]) await move.execute(tx);
}

export const deleteName = (tx: Transaction, kind: NameKind, id: number) =>
  sql`delete from ${sql.table(kind)} where id = ${id}`.execute(tx);
