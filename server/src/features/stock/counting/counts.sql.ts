import type { PageAsked } from 'contract/platform/page';
import { type CountState, mostCounted } from 'contract/stock/counting.staff';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Uuid } from '../../../platform/ids.js';

/** False when the count exists already, even by a call at the same moment. */
export async function insertCount(
  tx: Transaction,
  count: Pick<Tables['stock_count'], 'id' | 'store_id' | 'name' | 'begun_by'>,
) {
  const inserted = await tx
    .insertInto('stock_count')
    .values({ ...count, state: 'counting', begun_at: tx.now })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const counts = (db: Db, storeId: number) =>
  db
    .selectFrom('stock_count as count')
    .leftJoin('staff_person', 'staff_person.id', 'count.begun_by')
    .select([
      'count.id',
      'count.name',
      'count.state',
      'staff_person.name as begun_by',
      'count.begun_at',
      'count.why',
      sql<number>`(select count(*)::integer from stock_count_line where count_id = count.id)`.as('bottles'),
      sql<number>`(select count(counted)::integer from stock_count_line where count_id = count.id)`.as(
        'counted',
      ),
    ])
    .where('count.store_id', '=', storeId);

export const selectCount = (db: Db, storeId: number, id: Uuid) =>
  counts(db, storeId).where('count.id', '=', id).executeTakeFirst();

export const selectCounts = (
  db: Db,
  storeId: number,
  states: readonly CountState[],
  { page, pageSize }: PageAsked,
) =>
  counts(db, storeId)
    .where('count.state', 'in', states)
    .orderBy('count.begun_at', 'desc')
    .orderBy('count.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function numberOfCounts(db: Db, storeId: number, states: readonly CountState[]) {
  const { count } = await db
    .selectFrom('stock_count')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return count;
}

const one = (tx: Transaction, storeId: number, id: Uuid) =>
  tx
    .selectFrom('stock_count')
    .select(['id', 'name', 'state'])
    .where('store_id', '=', storeId)
    .where('id', '=', id);

/** Many people may count at once, and nobody changes the count's state meanwhile. */
export const holdCount = (tx: Transaction, storeId: number, id: Uuid) =>
  one(tx, storeId, id).forShare().executeTakeFirst();

export const lockCount = (tx: Transaction, storeId: number, id: Uuid) =>
  one(tx, storeId, id).forUpdate().executeTakeFirst();

export const updateCount = (
  tx: Transaction,
  id: Uuid,
  changed: { state: CountState; why?: string; settled_at?: Date },
) => tx.updateTable('stock_count').set(changed).where('id', '=', id).execute();

type Scope = { category_ids?: readonly number[] | undefined; brand?: string | undefined };

/** The products of this selection that the store carries or still has. */
export async function selectIdsToCount(db: Db, storeId: number, { category_ids, brand }: Scope) {
  const rows = await db
    .selectFrom('store_product as shelf')
    .innerJoin('product', 'product.id', 'shelf.product_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select('shelf.product_id')
    .where('shelf.store_id', '=', storeId)
    .where(sql<boolean>`(shelf.carried and product.retired_at is null or shelf.on_hand > 0)`)
    .$if(category_ids !== undefined, (query) => query.where('product.category_id', 'in', category_ids!))
    .$if(brand !== undefined, (query) => query.where('brand.name', '=', brand!))
    .orderBy('shelf.product_id')
    .limit(mostCounted + 1)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export const selectCountLimits = (db: Db, storeId: number) =>
  db
    .selectFrom('store')
    .select(['count_again_bottles', 'count_again_value'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
