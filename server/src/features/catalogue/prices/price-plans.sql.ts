import type { AskedPrice } from 'contract/catalogue/prices.staff';
import type { PageAsked } from 'contract/platform/page';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';

type Span = { from_at: Date; until_at: Date };
export type NewPlan = AskedPrice & Span & { id: Uuid; store_id: number; product_id: number };

export const insertPlans = (tx: Transaction, plans: readonly NewPlan[]) =>
  tx
    .insertInto('price_plan')
    .values([...plans])
    .execute();

export const isOverlap = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'price_plans_do_not_overlap';

export const selectPlans = (db: Db, storeId: number, { page, pageSize }: PageAsked) =>
  db
    .selectFrom('price_plan')
    .innerJoin('product', 'product.id', 'price_plan.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select([
      'price_plan.id',
      'price_plan.product_id',
      'brand.name as brand',
      'product.name',
      'product.vintage',
      'price_plan.price',
      'price_plan.compare_at',
      'from_at',
      'until_at',
      'begun_at',
      'ended_at',
    ])
    .where('store_id', '=', storeId)
    .orderBy('from_at', 'desc')
    .orderBy('price_plan.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countPlans(db: Db, storeId: number) {
  const { count } = await db
    .selectFrom('price_plan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return count;
}

const due = (tx: Transaction) =>
  tx
    .selectFrom('price_plan')
    .select(['id', 'store_id', 'product_id', 'price', 'compare_at'])
    .where('ended_at', 'is', null);

export type DuePlan = { id: Uuid; store_id: number; product_id: number };

/** First the plans that have begun and are over now, then those that have not begun and should. */
export const lockEnding = (tx: Transaction) =>
  due(tx).where('begun_at', 'is not', null).where('until_at', '<=', tx.now).forUpdate().execute();
export const lockBeginning = (tx: Transaction) =>
  due(tx).where('begun_at', 'is', null).where('from_at', '<=', tx.now).forUpdate().execute();
export const lockOpenPlan = (tx: Transaction, storeId: number, id: Uuid) =>
  due(tx).where('store_id', '=', storeId).where('id', '=', id).forUpdate().executeTakeFirst();

const these = (plans: readonly DuePlan[]) => sql`id = any(${plans.map(({ id }) => id)}::uuid[])`;

/** Locks the shelves in the order in which sales lock them. */
export const lockShelves = (tx: Transaction, plans: readonly DuePlan[]) =>
  sql`
    select from store_product shelf join price_plan using (store_id, product_id) where ${these(plans)}
    order by product_id, store_id for update of shelf`.execute(tx);

/** A plan whose whole time has passed before anyone looked ends without a change of price. */
export async function beginPlans(tx: Transaction, plans: readonly DuePlan[]) {
  await sql`
    update price_plan set begun_at = ${tx.now}, price_before = shelf.price, compare_at_before = shelf.compare_at
    from store_product shelf
    where ${these(plans)} and until_at > ${tx.now}
      and shelf.store_id = price_plan.store_id and shelf.product_id = price_plan.product_id`.execute(tx);
  await sql`
    update store_product shelf set price = price_plan.price, compare_at = price_plan.compare_at from price_plan
    where ${these(plans)} and begun_at is not null
      and shelf.store_id = price_plan.store_id and shelf.product_id = price_plan.product_id`.execute(tx);
  await sql`update price_plan set ended_at = ${tx.now} where ${these(plans)} and begun_at is null`.execute(
    tx,
  );
}

/** A price that somebody has changed during the plan stays. */
export async function endPlans(tx: Transaction, plans: readonly DuePlan[]) {
  await sql`
    update store_product shelf set price = price_before, compare_at = compare_at_before from price_plan
    where ${these(plans)} and begun_at is not null
      and shelf.store_id = price_plan.store_id and shelf.product_id = price_plan.product_id
      and shelf.price = price_plan.price
      and shelf.compare_at is not distinct from price_plan.compare_at`.execute(tx);
  await sql`update price_plan set ended_at = ${tx.now} where ${these(plans)}`.execute(tx);
}
